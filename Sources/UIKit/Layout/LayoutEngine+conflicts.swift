/// What happens when constraints can't all hold.
extension LayoutEngine {
  /// Runs a change of the solver and settles contradictions between required constraints.
  ///
  /// The one that came last gives way, becoming just less than required, and a line says so. The
  /// new constraint's handle, where the change makes one, survives its refusal.
  @discardableResult
  func attempt<Result>(_ change: () throws(Solver.Failure) -> Result) -> Result? {
    var failure: Solver.Failure
    do throws(Solver.Failure) {
      return try change()
    } catch {
      failure = error
    }
    var refused: Solver.Constraint?
    // Every round demotes a constraint, so there can't be more rounds than constraints.
    for _ in 0...solver.definitions.count {
      guard case .unsatisfiable(let newest, let others) = failure else { break }
      if refused == nil { refused = newest }
      guard let loser = newest ?? others.last(where: { owner(of: $0) != nil }) ?? others.last else {
        break
      }
      report(loser, newest == nil ? others.filter { $0 != loser } : others)
      do throws(Solver.Failure) {
        try solver.demote(loser)
        try solver.resolve()
        break
      } catch {
        failure = error
      }
    }
    return refused as? Result
  }

  private func owner(of handle: Solver.Constraint) -> Newcomer? {
    if let entry = entries.first(where: { $0.handle == handle }) {
      return .constraint(entry.constraint)
    }
    for place in places {
      guard let view = place.item as? UIView,
        let wish = place.content.first(where: { $0.handle == handle })
      else { continue }
      return .content(view, wish)
    }
    return nil
  }

  private func report(_ loser: Solver.Constraint, _ others: [Solver.Constraint]) {
    let name = (owner(of: loser) ?? newcomer)?.name ?? "a constraint"
    let rest = others.compactMap { owner(of: $0)?.name }
    let reason =
      rest.isEmpty ? "the frames given and sizes of zero or more" : rest.joined(separator: ", ")
    let involved = [owner(of: loser) ?? newcomer] + others.map(owner)
    UIApplication.shared.layoutReporter.report(
      LayoutProblem(
        "layout: \(name) gives way, as it can't hold beside \(reason)",
        constraints: involved.compactMap { $0?.constraint }))
  }
}

extension LayoutEngine.Newcomer {
  fileprivate var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }

  fileprivate var name: String {
    switch self {
    case .constraint(let constraint): return constraint.name
    case .content(let view, let wish):
      let side = wish.axis == .horizontal ? "width" : "height"
      return "(\(type(of: view)) as large as its content: \(side) \(wish.length))"
    }
  }
}
