/// A value that a drawing closure shares with the one who changes it.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
