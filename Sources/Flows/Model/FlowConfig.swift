/// The first document of a flow: what it is about.
package struct FlowConfig: Hashable, Sendable {
  /// The app; any value is accepted, since one app is all there is.
  var appId: Template?
  /// The address of a web app, in its place.
  var url: Template?
  /// What the flow is called in reports; nil for the name of its file.
  var name: Template?
  var tags: [String] = []
  /// The variables in the order of the file.
  var environment: [FlowVariable] = []
  var onFlowStart: [FlowStep] = []
  var onFlowComplete: [FlowStep] = []
  /// What goes to the reports.
  var properties: [FlowVariable] = []
}

/// A name and a value.
package struct FlowVariable: Hashable, Sendable {
  let name: String
  let value: Template
}
