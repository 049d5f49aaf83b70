extension Flow {
  /// The flow's properties in the order of its file, with their values as they came to be.
  package func properties(_ values: [String: String]) -> [FlowReport.Property] {
    config.properties.map { property in
      FlowReport.Property(
        name: property.name, value: values[property.name] ?? property.value.source)
    }
  }
}
