import Foundation
import Testing

@testable import UIKit

@Suite nonisolated struct SolverTests {
  @Test func anUntouchedVariableIsZero() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.resolve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.isAmbiguous(x))
  }

  @Test func equationsHold() throws {
    var solver = Solver()
    let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([.init(left, 1), .init(width, 1), .init(right, -1)], .equal, 0)
    _ = try solver.add([.init(left, 1)], .equal, 20)
    _ = try solver.add([.init(right, 1)], .equal, 370)
    try solver.resolve()
    #expect(solver.value(of: width) == 350)
    #expect(!solver.isAmbiguous(width))
  }

  @Test func aHigherPriorityWinsOverAnyNumberOfLowerOnes() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<500 { _ = try solver.add([.init(x, 1)], .equal, 0, priority: 749) }
    _ = try solver.add([.init(x, 1)], .equal, 100, priority: 749.001)
    try solver.resolve()
    #expect(solver.value(of: x) == 100)
  }

  @Test func aThousandPrioritiesKeepTheirOrder() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for priority in 1...999 {
      _ = try solver.add([.init(x, 1)], .equal, Double(priority), priority: Double(priority))
    }
    try solver.resolve()
    #expect(solver.value(of: x) == 999)
  }

  @Test func aNonNegativeVariableRefusesToShrinkPastZero() throws {
    var solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    _ = try solver.add([.init(width, 1)], .equal, -5, priority: 999)
    try solver.resolve()
    #expect(solver.value(of: width) == 0)
    #expect(throws: Solver.Failure.self) { _ = try solver.add([.init(width, 1)], .equal, -5) }
  }

  @Test func onePullIsHarderFromOneSide() throws {
    var solver = Solver()
    let width = solver.makeVariable(nonNegative: true)
    _ = try solver.add(
      [.init(width, 1)], 80, excess: .priority(250), shortfall: .priority(750))
    let wish = try solver.add([.init(width, 1)], .equal, 200, priority: 500)
    try solver.resolve()
    #expect(solver.value(of: width) == 200)
    try solver.setConstant(10, of: wish)
    try solver.resolve()
    #expect(solver.value(of: width) == 80)
  }

  @Test func aContradictionNamesBothSides() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add([.init(x, 1)], .equal, 10)
    _ = try solver.add([.init(y, 1)], .equal, 3)
    let second = try solver.add([.init(x, 1), .init(y, 1)], .lessThanOrEqual, 40)
    var refused: Solver.Constraint?
    do {
      _ = try solver.add([.init(x, 1)], .equal, 12)
      Issue.record("nothing was thrown")
    } catch .unsatisfiable(let constraint, let others) {
      refused = constraint
      #expect(others == [first])
    }
    let name = try #require(refused)
    try solver.resolve()
    #expect(solver.value(of: x) == 10)
    try solver.demote(name)
    try solver.remove(first)
    try solver.resolve()
    #expect(solver.value(of: x) == 12)
    try solver.remove(second)
    try solver.remove(name)
  }

  @Test func anEditThatContradictsNamesThoseInItsWay() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let floor = try solver.add([.init(x, 1)], .greaterThanOrEqual, 0)
    let ceiling = try solver.add([.init(x, 1)], .lessThanOrEqual, 50)
    try solver.resolve()
    try solver.setConstant(80, of: floor)
    #expect(throws: Solver.Failure.unsatisfiable(nil, with: [floor, ceiling])) {
      try solver.resolve()
    }
    try solver.demote(ceiling)
    try solver.resolve()
    #expect(solver.value(of: x) == 80)
    try solver.setConstant(20, of: floor)
    try solver.resolve()
    #expect((20...50).contains(solver.value(of: x)))
  }

  @Test func anEditedConstantIsFollowedAndANewWishHolds() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add([.init(x, 1), .init(y, 1)], .equal, 100)
    let edit = try solver.add([.init(x, 1)], .equal, 0, priority: 900)
    for value in [10.0, 70, -30] {
      try solver.setConstant(value, of: edit)
      try solver.resolve()
      #expect(solver.value(of: x) == value)
      #expect(solver.value(of: y) == 100 - value)
    }
    _ = try solver.add([.init(y, 1)], .equal, 130, priority: 10)
    try solver.remove(edit)
    try solver.resolve()
    #expect(solver.value(of: y) == 130)
  }

  @Test func redundantEquationsMayComeAndGoInAnyOrder() throws {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var solver = Solver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let all = [
        try solver.add([.init(x, 1), .init(y, 1)], .equal, 30),
        try solver.add([.init(x, 1)], .equal, 10),
        try solver.add([.init(y, 1)], .equal, 20),
      ]
      _ = try solver.add([.init(x, 1)], .equal, 1, priority: 2)
      _ = try solver.add([.init(y, 1)], .equal, 1, priority: 1)
      try solver.resolve()
      for index in order.dropLast() { try solver.remove(all[index]) }
      try solver.resolve()
      let expected = [(1.0, 29.0), (10, 1), (1, 20)][order[2]]
      #expect(solver.value(of: x) == expected.0)
      #expect(solver.value(of: y) == expected.1)
    }
  }

  @Test func theSameCallsGiveTheSameSolutionEvenWhereItIsNotUnique() throws {
    func solve() throws -> [Double] {
      var dice = Dice(seed: 99)
      var run = try SolverRun(.random(using: &dice))
      try run.solver.resolve()
      return run.values
    }
    #expect(try solve() == solve())
  }

  @Test func theStoredAnswersOfTheReferenceAreReached() throws {
    struct Stored: Codable {
      var `case`: SolverSystem
      var answer: SolverSystem.Answer
    }
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/kiwi.json")
    let stored = try JSONDecoder().decode([Stored].self, from: Data(contentsOf: file))
    #expect(stored.count >= 50)
    for (number, entry) in stored.enumerated() {
      var run = try SolverRun(entry.case)
      try run.solver.resolve()
      expect(run, toEqual: entry.answer, "stored case \(number)")
    }
  }

  @Test func randomSystemsCostWhatTheReferenceSays() throws {
    guard KiwiOracle.python != nil else {
      print("skipped: no Python with kiwisolver (pip install kiwisolver)")
      return
    }
    var dice = Dice(seed: 1)
    let systems = (0..<3_000).map { _ in SolverSystem.random(using: &dice) }
    let answers = try KiwiOracle.answers(to: systems)
    #expect(answers.count { $0 == nil } < 20)
    for (number, (system, answer)) in zip(systems, answers).enumerated() {
      guard let answer else { continue }
      var run = try SolverRun(system)
      try run.solver.resolve()
      expect(run, toEqual: answer, "random system \(number)")
    }
  }

  @Test func editedSystemsCostWhatTheReferenceSaysOfTheirLastState() throws {
    guard KiwiOracle.python != nil else {
      print("skipped: no Python with kiwisolver (pip install kiwisolver)")
      return
    }
    var dice = Dice(seed: 2)
    var runs: [(SolverRun, contradicts: Bool)] = []
    for _ in 0..<1_500 {
      var run = try SolverRun(.random(using: &dice))
      let contradicts = try run.scramble(using: &dice)
      runs.append((run, contradicts))
    }
    let answers = try KiwiOracle.answers(to: runs.map(\.0.system))
    #expect(answers.count { $0 == nil } < 20)
    for (number, (entry, answer)) in zip(runs, answers).enumerated() {
      guard let answer else { continue }
      if entry.contradicts {
        #expect(!answer.rejected.isEmpty, "edited system \(number) has a solution")
      } else {
        expect(entry.0, toEqual: answer, "edited system \(number)")
      }
    }
  }

  @Test func aLongLifeCostsWhatAFreshStartCosts() throws {
    for seed in 1...6 {
      var dice = Dice(seed: UInt64(seed))
      let empty = SolverSystem(
        nonNegative: (0..<dice.number(10...40)).map { _ in dice.number(0...9) < 4 },
        constraints: [])
      var run = try SolverRun(empty)
      for _ in 0..<12 {
        for _ in 0..<8 {
          try run.add(.random(variables: empty.nonNegative.count, using: &dice))
        }
        run.forgetRejected()
        _ = try run.scramble(using: &dice, editsRequired: false)
      }
      var fresh = try SolverRun(run.system)
      try fresh.solver.resolve()
      #expect(fresh.rejected.isEmpty, "seed \(seed)")
      let (old, new) = (run.outcome, fresh.outcome)
      #expect(old.worstRequired < 1e-6, "seed \(seed)")
      for (ours, theirs) in zip(old.errors, new.errors) {
        #expect(abs(ours[1] - theirs[1]) < 1e-4, "seed \(seed): \(ours) \(theirs)")
      }
    }
  }

  private func expect(
    _ run: SolverRun, toEqual answer: SolverSystem.Answer, _ name: String
  ) {
    let outcome = run.outcome
    #expect(run.rejected == answer.rejected, "\(name): rejected")
    #expect(outcome.worstRequired < 1e-6, "\(name): required")
    #expect(outcome.errors.count == answer.errors.count)
    for (ours, theirs) in zip(outcome.errors, answer.errors) {
      #expect(abs(ours[1] - theirs[1]) < 1e-5, "\(name): \(ours) \(theirs)")
      if abs(ours[1] - theirs[1]) >= 1e-5 { return }
    }
  }
}

nonisolated extension SolverRun {
  /// Removes, edits and adds at random; true if an edit contradicted required constraints.
  mutating func scramble(
    using dice: inout Dice, editsRequired: Bool = true
  ) throws -> Bool {
    forgetRejected()
    for _ in 0..<dice.number(1...12) {
      let count = system.constraints.count
      switch dice.number(0...3) {
      case 0 where count > 0:
        let number = dice.number(0...count - 1)
        try solver.remove(handles[number])
        handles.remove(at: number)
        system.constraints.remove(at: number)
      case 1:
        try add(.random(variables: variables.count, using: &dice))
        if !rejected.isEmpty {
          rejected = []
          system.constraints.removeLast()
          handles.removeLast()
        }
      case 2:
        try solver.resolve()
      default:
        guard count > 0 else { continue }
        let number = dice.number(0...count - 1)
        if !editsRequired && system.constraints[number].priority >= 1000 { continue }
        let constant = Double(dice.number(-40...100))
        system.constraints[number].constant = constant
        do {
          try solver.setConstant(constant, of: handles[number])
          try solver.resolve()
        } catch {
          return true
        }
      }
    }
    try solver.resolve()
    return false
  }

  mutating func forgetRejected() {
    for number in rejected.reversed() {
      system.constraints.remove(at: number)
      handles.remove(at: number)
    }
    rejected = []
  }
}
