extension UIApplication {
  /// The language that text is set in, a BCP 47 tag: the one the app's words are looked up in
  /// first.
  package var language: String { bundle.languages.first ?? "en" }
}
