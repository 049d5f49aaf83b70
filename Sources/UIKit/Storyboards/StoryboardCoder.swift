/// What a controller's `init(coder:)` gets when a storyboard makes it; there is nothing to decode.
nonisolated final class StoryboardCoder: NSCoder {}
