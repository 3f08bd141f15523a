/// What the tests of many transcripts found, told briefly: alike differences once.
public struct TestReport: Sendable {
  /// How many transcripts there are.
  public private(set) var count = 0
  /// How many of them differ or are no transcripts.
  public private(set) var failures = 0
  private var groups: [(key: Key, text: String, others: [String])] = []

  private enum Key: Hashable {
    case said(expected: String?, actual: String?)
    case alone(String)
  }

  /// A report on nothing yet.
  public init() {}

  /// Adds a transcript that is as written.
  public mutating func addSame() {
    count += 1
  }

  /// Adds a file that is no transcript.
  public mutating func add(_ fault: TranscriptFault) {
    count += 1
    fail(.alone(fault.description), fault.description, fault.path)
  }

  /// Adds a transcript that differs, when run in a manner told in words, if it is not in process.
  public mutating func add(_ difference: Difference, manner: String? = nil) {
    count += 1
    let text = "\(difference)" + (manner.map { "\n  (\($0))" } ?? "")
    var key = Key.alone(text)
    if case .said(let expected, let actual) = difference.kind {
      let same = zip(expected, actual).prefix { $0 == $1 }.count
      key = .said(
        expected: expected.indices.contains(same) ? expected[same] : nil,
        actual: actual.indices.contains(same) ? actual[same] : nil)
    }
    fail(key, text, difference.path)
  }

  private mutating func fail(_ key: Key, _ text: String, _ path: String) {
    failures += 1
    if let index = groups.firstIndex(where: { $0.key == key }) {
      groups[index].others.append(path)
    } else {
      groups.append((key, text, []))
    }
  }
}

extension TestReport: CustomStringConvertible {
  /// Each difference, then how many transcripts there were.
  public var description: String {
    var parts = groups.map { group in
      guard !group.others.isEmpty else { return group.text }
      return "\(group.text)\n  the same in \(group.others.joined(separator: ", "))"
    }
    let transcripts = "\(count) \(count == 1 ? "transcript" : "transcripts")"
    parts.append(
      failures == 0
        ? "\(transcripts), all as written" : "\(transcripts), \(failures) not as written")
    return parts.joined(separator: "\n\n")
  }
}
