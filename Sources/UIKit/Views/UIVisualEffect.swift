/// What a visual effect view does to what is behind it.
public class UIVisualEffect {
  init() {}
}
