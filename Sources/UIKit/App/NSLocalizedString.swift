/// The text of a key in the app's strings files, in the phone's language.
///
/// The value, or the key itself, where no file has the key. `comment` is for translators only.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  UIApplication.shared.bundle.bundle(for: bundle)
    .localizedString(forKey: key, value: value, table: tableName)
}
