/// A flow: what a user does, as it stands in a file.
package struct Flow: Hashable, Sendable {
  /// The file's path, as it is shown to the user.
  package let path: String
  package var config = FlowConfig()
  package var steps: [FlowStep] = []
}

/// A command in a flow.
package struct FlowStep: Hashable, Sendable {
  let command: FlowCommand
  /// What is printed in place of the command's own description.
  var label: Template?
  /// Whether the flow goes on if the step fails.
  var isOptional = false
  /// Where the command's name stands.
  let span: SourceSpan
}

/// What must hold for steps to be run.
package struct FlowCondition: Hashable, Sendable {
  /// The system of a device.
  package enum Platform: String, Hashable, Sendable, CaseIterable {
    case android = "Android"
    case ios = "iOS"
    case web = "Web"
  }

  var platform: Platform?
  var visible: ElementSelector?
  var notVisible: ElementSelector?
  /// An expression that must be true.
  var script: Template?
  var label: Template?
}
