internal import CCairo
import Foundation

/// The functions of poppler-glib, which draws PDF.
///
/// The library is opened when the first PDF is: with all that it brings along it would add a third
/// to the time in which the program starts, and few apps have such pictures on their first screens.
struct PDFLibrary: Sendable {
  typealias NewDocument =
    @convention(c) (
      UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?
    ) -> OpaquePointer?
  typealias GetPage = @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?
  typealias CountPages = @convention(c) (OpaquePointer?) -> Int32
  typealias GetSize =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Void
  typealias Render = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
  typealias Release = @convention(c) (OpaquePointer?) -> Void

  let newDocument: NewDocument
  let countPages: CountPages
  let getPage: GetPage
  let getSize: GetSize
  let render: Render
  let release: Release
  let freeError: Release

  /// The library; nil where it isn't installed.
  static let shared = PDFLibrary()

  /// Its documents aren't made for several threads.
  static let turn = NSLock()

  private init?() {
    guard let library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard
      let newDocument = function("poppler_document_new_from_data", as: NewDocument.self),
      let countPages = function("poppler_document_get_n_pages", as: CountPages.self),
      let getPage = function("poppler_document_get_page", as: GetPage.self),
      let getSize = function("poppler_page_get_size", as: GetSize.self),
      let render = function("poppler_page_render", as: Render.self),
      let release = function("g_object_unref", as: Release.self),
      let freeError = function("g_error_free", as: Release.self)
    else { return nil }
    self.newDocument = newDocument
    self.countPages = countPages
    self.getPage = getPage
    self.getSize = getSize
    self.render = render
    self.release = release
    self.freeError = freeError
  }
}
