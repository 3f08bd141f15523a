import ArgumentParser
import Foundation
import Onboarding
import Transcripts

/// `usher test`: replays golden transcripts.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Replay golden transcripts, and tell where they differ.",
    discussion: HelpText.of(
      """
      Each transcript is replayed in process, over a store in memory. The first difference of each is \
      told, alike ones once; any difference ends with exit code 65.
      """,
      examples: [
        "usher test transcripts",
        "usher test transcripts/FLOW/back.txt --update",
        "usher test transcripts --deep --coverage",
        "usher test transcripts/FLOW/back.txt --svg back.svg",
      ]))

  @Argument(help: "Transcripts, or folders of them.")
  var paths: [String]

  @Flag(help: "Record what happens, after showing the differences.")
  var update = false

  @Flag(help: "Also replay with the program itself: through a pipe, and anew for each line.")
  var deep = false

  @Flag(help: "Tell what is reached of each flow; what of its own never is ends with exit code 65.")
  var coverage = false

  @Option(
    help: ArgumentHelp("Draw the session of the one transcript as a picture.", valueName: "file"))
  var svg: String?

  func run() throws {
    try reportingFailures {
      if update, isContinuousIntegration {
        throw Failure(
          .usage, "--update does nothing under CI=true. Record at your desk, and read the result.")
      }
      let suite = TranscriptSuite(Catalogue.products)
      var report = TestReport()
      var tested: [TranscriptSuite.Tested] = []
      for path in try reading(TranscriptFiles.paths(at: paths)) {
        do {
          let test = try suite.test(try reading(TranscriptFiles.text(of: path)), path: path)
          tested.append(test)
          if let difference = test.difference {
            report.add(difference)
          } else {
            report.addSame()
          }
        } catch let fault as TranscriptFault {
          report.add(fault)
        }
      }
      StandardOutput.say("\(report)")
      if update { try record(tested.filter { $0.difference != nil }) }
      if let svg { try draw(tested, to: svg) }
      let isDeepSame = deep ? try testDeeply(tested.filter { $0.difference == nil }) : true
      let isCovered = coverage ? tellCoverage(suite, tested) : true
      let isBroken = tested.count < report.count
      if isBroken || (report.failures > 0 && !update) || !isDeepSame || !isCovered {
        throw Failure(.dataError)
      }
    }
  }

  private var isContinuousIntegration: Bool {
    ProcessEnvironment.variables["CI"] == "true"
  }

  private func record(_ differing: [TranscriptSuite.Tested]) throws {
    for tested in differing {
      do {
        try TranscriptFiles.write(tested.recording, to: tested.transcript.path)
      } catch {
        throw Failure(.inputOutput, "\(error)")
      }
    }
    if !differing.isEmpty { print("\(differing.count) recorded. Read them as a person would.") }
  }

  private func draw(_ tested: [TranscriptSuite.Tested], to path: String) throws {
    guard tested.count == 1, let test = tested.first else {
      throw Failure(.usage, "--svg draws one session. Name one transcript.")
    }
    do {
      try TranscriptFiles.write(test.picture, to: path)
    } catch {
      throw Failure(.inputOutput, "\(error)")
    }
  }

  /// Replays with this program, and tells what differs and what was skipped.
  private func testDeeply(_ tested: [TranscriptSuite.Tested]) throws -> Bool {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let replay = DeepReplay(program: link ?? CommandLine.arguments[0])
    var report = TestReport()
    for test in tested {
      switch replay.test(test) {
      case .same: report.addSame()
      case .skipped(let reason): print("\(test.transcript.path): not deep, as \(reason)")
      case .differs(let manner, let difference): report.add(difference, manner: manner)
      case .cannotRun(let reason): throw Failure(.software, "\(reason).")
      }
    }
    print("Deep: \(report)")
    return report.failures == 0
  }

  private func tellCoverage(_ suite: TranscriptSuite, _ tested: [TranscriptSuite.Tested]) -> Bool {
    let coverages = suite.coverage(of: tested)
    for coverage in coverages { print(coverage.details) }
    return coverages.allSatisfy(\.isComplete)
  }

  private func reading<Value>(
    _ body: @autoclosure () throws(TranscriptFiles.Fault) -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch {
      throw Failure(.noInput, "\(error)")
    }
  }
}
