import ArgumentParser
import Conversation
import Foundation
import Onboarding
import Transcripts

/// `usher-web test`.
struct Test: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays golden transcripts over HTTP, and tells where the words differ.",
    discussion: Called.now.help(
      """
      Each transcript is replayed in process and over HTTP, against a server of its own; both have to \
      say and store the same. Lines about the end of the program, and the command to go on, are those \
      of a terminal; transcripts whose script makes faults are passed over, as \
      are those in which answers are handed in in another order than that of the flow.

      Example:
        usher-web test transcripts
      """))

  @Argument(help: "Transcripts, or folders of them.")
  var paths: [String]

  @Flag(help: "Name the transcripts that are passed over, and why.")
  var verbose = false

  func run() async throws {
    var report = TestReport()
    var passedOver = 0
    let suite = TranscriptSuite(Called.now.products)
    for path in try TranscriptFiles.paths(at: paths) {
      let tested: TranscriptSuite.Tested
      do {
        tested = try suite.test(try TranscriptFiles.text(of: path), path: path)
      } catch let fault as TranscriptFault {
        report.add(fault)
        continue
      }
      if let reason = tested.transcript.bindsToProcess ?? Self.order(of: tested) {
        passedOver += 1
        if verbose { print("\(path): not over HTTP, as \(reason)") }
        continue
      }
      let performance = try await WebReplay(tested).perform()
      if let difference = Comparison(tested.transcript, with: performance).firstDifference {
        report.add(difference)
      } else {
        report.addSame()
      }
    }
    print("\(report)")
    if passedOver > 0 { print("\(passedOver) not held over HTTP (--verbose says why)") }
    if report.failures > 0 { throw ExitCode(65) }
  }

  /// Why answers that are handed in cannot be told over HTTP as they were; nil where they can.
  private static func order(of tested: TranscriptSuite.Tested) -> String? {
    let head = tested.transcript.head
    let places = Dictionary(
      tested.product.fields.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: min)
    let handedIn = (head.answers + head.settings).map { places[$0.field] ?? .max }
    return handedIn == handedIn.sorted()
      ? nil : "answers are handed in in an order that a JSON object does not have"
  }
}
