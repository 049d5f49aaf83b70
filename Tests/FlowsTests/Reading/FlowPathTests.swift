import Testing

@testable import Flows

@Suite struct FlowPathTests {
  @Test(arguments: [
    ("b.yaml", "a.yaml", "b.yaml"), ("./b.yaml", "x/a.yaml", "x/b.yaml"),
    ("../b.yaml", "x/y/a.yaml", "x/b.yaml"), ("../b.yaml", "a.yaml", "../b.yaml"),
    ("../../b.yaml", "/x/a.yaml", "/b.yaml"), ("/b.yaml", "x/a.yaml", "/b.yaml"),
    ("../b.yaml", "../x/a.yaml", "../b.yaml"), ("b.yaml", "-", "b.yaml"),
  ])
  func `paths are relative to the file that names them`(path: String, file: String, result: String)
  {
    #expect(FlowPath.resolve(path, besideFile: file) == result)
  }

  @Test func `a stem has no folder and no extension`() {
    #expect(FlowPath.stem(of: "a/b.c/login.test.yaml") == "login.test")
    #expect(FlowPath.stem(of: ".yaml") == ".yaml")
  }
}
