import Foundation
import Testing

@testable import Graphics

struct PDFPageTests {
  /// A page of 40x20 points whose left half is red.
  static let page = Data(
    """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 40 20] /Contents 4 0 R /Resources <<>>>> endobj
    4 0 obj <</Length 23>> stream
    1 0 0 rg 0 0 20 20 re f
    endstream endobj
    trailer <</Root 1 0 R>>
    """.utf8)

  @Test func aPageIsAPictureOfItsSizeInPoints() throws {
    let image = try Image(data: Self.page, scale: 3, name: "page")
    #expect(image.size == CGSize(width: 40, height: 20) && image.scale == 1 && image.pixels == nil)
  }

  @Test func itIsDrawnAtTheSizeThatIsAskedForAndTransparentElsewhere() throws {
    let bitmap = try Image(data: Self.page, scale: 1, name: "page")
      .bitmap(pixelWidth: 120, pixelHeight: 60)
    #expect(bitmap.pixel(x: 59, y: 30) == 0xFFFF_0000)
    #expect(bitmap.pixel(x: 60, y: 30) == 0)
  }

  @Test(arguments: ["%PDF-1.4", "%PDF-1.7\ntrailer <</Root 9 0 R>>", "%PDF-"])
  func aDamagedFileIsAnError(text: String) {
    #expect(
      throws: GraphicsError.damagedImage("x", reason: "not a PDF that can be drawn")
    ) {
      try Image(data: Data(text.utf8), scale: 1, name: "x")
    }
  }
}
