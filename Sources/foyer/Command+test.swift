import Desktop
import Flows
import Foundation
import Graphics
import Phone

extension Command {
  static let test = Command(
    name: "test", summary: "Run flows, as fast as they can or to be watched in a window",
    operand: Operand(name: "FLOW-OR-FOLDER", isRepeated: true),
    options: [
      .environment, .workspaceConfig, .includeTags, .excludeTags, .format, .report, .suiteName,
      .testOutput, .shardSplit, .shardAll, .realTime, .window, .scale, .skipUnsupported, .strict,
      .seed, .ansi, .noAnsi,
    ] + Option.phones
  ) { arguments in
    let options = try TestOptions(arguments)
    if options.show.hasWindow { try WatchWindow.checkDisplay() }
    let plan = try FlowPlan(options.request)
    if !plan.warnings.isEmpty { StandardError.print(plan.warnings) }
    let run = try TestRun(plan, options)
    guard try run.run() else { throw Findings() }
  }
}
