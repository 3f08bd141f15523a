public import Onboarding

/// Tests transcripts of the onboardings there are.
public struct TranscriptSuite: Sendable {
  let products: Products

  /// A suite over some products.
  public init(_ products: Products = .all) {
    self.products = products
  }

  /// What a test of a transcript found.
  public struct Tested: Sendable {
    /// The transcript.
    public var transcript: Transcript
    /// The product it is about.
    public var product: any AnyProduct
    /// What happened in the replay.
    public var performance: Performance
    /// The first difference; nil when all was as written.
    public var difference: Difference?

    /// The text of the file as it is written anew from what happened.
    public var recording: String { Recording(transcript, of: performance).text }
  }

  /// Replays a transcript in process, and compares.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - path: The path to name in messages.
  /// - Returns: What was found.
  /// - Throws: ``TranscriptFault`` when the file is no transcript.
  public func test(_ text: String, path: String) throws(TranscriptFault) -> Tested {
    let transcript = try TranscriptParser.parse(text, path: path)
    let id = transcript.head.flow
    guard let product = products.product(id) else {
      throw TranscriptFault(
        path: path, line: transcript.line(of: "flow:"), found: "the flow \"\(id)\"",
        expected: products.ids.joined(separator: ", "))
    }
    let performance = Replay(transcript, of: product).perform()
    return Tested(
      transcript: transcript, product: product, performance: performance,
      difference: Comparison(transcript, with: performance).firstDifference)
  }
}

extension Transcript {
  /// The number of the line of the head that begins so, from 1.
  fileprivate func line(of beginning: String) -> Int {
    (headLines.firstIndex { $0.hasPrefix(beginning) } ?? 0) + 1
  }
}
