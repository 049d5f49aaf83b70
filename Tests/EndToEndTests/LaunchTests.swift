import Foundation
import Testing

extension EndToEnd {
  @Suite struct LaunchTests {
    @Test func `the first picture is the launch screen, which gives way to the login form`() throws
    {
      // Ten times slower, the launch screen stands still long enough to be seen.
      let foyer = try Foyer(on: EndToEnd.desk, ["--device", "iphone-12"], ["--slow", "10"])
      try foyer.waitUntilShows("launch")
      let fast = try Foyer(on: EndToEnd.desk, ["--device", "iphone-12"], [])
      try fast.waitUntilShows("login")
    }
  }
}
