import Foundation

@testable import UIKit

/// A system of constraints as the oracle reads it.
nonisolated struct SolverSystem: Codable {
  nonisolated struct Constraint: Codable {
    var terms: [[Double]]
    var relation: Int
    var constant: Double
    var priority: Double
  }

  nonisolated struct Answer: Codable {
    var rejected: [Int]
    /// Priority and sum of errors, highest priority first.
    var errors: [[Double]]
  }

  var nonNegative: [Bool]
  var constraints: [Constraint]

  /// A small random system; equal for equal generators.
  static func random(using generator: inout Dice) -> SolverSystem {
    let count = generator.number(2...7)
    let constraints = (0..<generator.number(2...14)).map { _ in
      Constraint.random(variables: count, using: &generator)
    }
    return SolverSystem(
      nonNegative: (0..<count).map { _ in generator.number(0...9) < 3 }, constraints: constraints)
  }
}

nonisolated extension SolverSystem.Constraint {
  static func random(variables: Int, using generator: inout Dice) -> Self {
    var chosen = Array(0..<variables)
    let size = generator.number(1...min(3, variables))
    while chosen.count > size { chosen.remove(at: generator.number(0...chosen.count - 1)) }
    return Self(
      terms: chosen.map { [Double($0), [-2, -1, -1, 1, 1, 2, 0.5][generator.number(0...6)]] },
      relation: [-1, 0, 0, 1][generator.number(0...3)],
      constant: Double(generator.number(-40...100)),
      priority: [1000, 1000, 750, 500, 250][generator.number(0...4)])
  }

  func error(at values: [Double]) -> Double {
    let off = terms.reduce(-constant) { $0 + $1[1] * values[Int($1[0])] }
    return relation == 0 ? abs(off) : max(0, -off * Double(relation))
  }
}

/// Random numbers that are the same in every run.
nonisolated struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int(state >> 33) % range.count
  }

  mutating func coin() -> Bool { number(0...1) == 1 }
}

/// Our solver at work on a system.
nonisolated struct SolverRun {
  var solver = Solver()
  var variables: [Solver.Variable]
  var handles: [Solver.Constraint] = []
  var system: SolverSystem
  var rejected: [Int] = []

  init(_ system: SolverSystem) throws {
    self.system = system
    self.system.constraints = []
    var solver = Solver()
    variables = system.nonNegative.map { solver.makeVariable(nonNegative: $0) }
    self.solver = solver
    for constraint in system.constraints { try add(constraint) }
  }

  mutating func add(_ constraint: SolverSystem.Constraint) throws {
    let number = system.constraints.count
    system.constraints.append(constraint)
    do {
      handles.append(
        try solver.add(
          constraint.terms.map { Solver.Term(variables[Int($0[0])], $0[1]) },
          Solver.Relation(rawValue: constraint.relation) ?? .equal, constraint.constant,
          priority: constraint.priority))
    } catch {
      guard case .unsatisfiable(let refused?, _) = error else { throw error }
      handles.append(refused)
      rejected.append(number)
      try solver.remove(refused)
    }
  }

  var values: [Double] {
    variables.map { solver.value(of: $0) }
  }

  /// The sums of errors, and by how much the worst required constraint that was taken is missed.
  var outcome: (errors: [[Double]], worstRequired: Double) {
    var sums: [Double: Double] = [:]
    var worst = 0.0
    for (number, constraint) in system.constraints.enumerated() {
      let error = constraint.error(at: values)
      if constraint.priority < 1000 {
        sums[constraint.priority, default: 0] += error
      } else if !rejected.contains(number) {
        worst = max(worst, error)
      }
    }
    for (value, bounded) in zip(values, system.nonNegative) where bounded {
      worst = max(worst, -value)
    }
    return (sums.sorted { $0.key > $1.key }.map { [$0.key, $0.value] }, worst)
  }
}

/// The reference solver, where Python has it.
nonisolated enum KiwiOracle {
  static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "kiwi_oracle.py").path

  /// A Python that knows kiwisolver: the system's, or that of a virtual environment in `.build`.
  static let python: String? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let candidates = [
      package.appending(path: ".build/venv/bin/python3").path, "/usr/bin/python3",
      "/usr/local/bin/python3",
    ]
    return candidates.first { path in
      FileManager.default.isExecutableFile(atPath: path)
        && (try? run(path, ["-c", "import kiwisolver"], input: Data())) != nil
    }
  }()

  /// One answer a system; nil where the reference gives up.
  static func answers(to systems: [SolverSystem]) throws -> [SolverSystem.Answer?] {
    guard let python else { return [] }
    let output = try run(python, [script], input: JSONEncoder().encode(systems))
    return try JSONDecoder().decode([SolverSystem.Answer?].self, from: output)
  }

  private static func run(_ path: String, _ arguments: [String], input: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "kiwi-\(ProcessInfo.processInfo.globallyUniqueString).json")
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return data
  }
}
