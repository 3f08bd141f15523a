import Understanding

/// Lines that people type into onboardings: some of somebody in danger, some that only sound like it.
enum SafeguardingCorpus {
  /// A line to be caught.
  struct Danger {
    let kind: Concern.Kind
    /// Who is in danger: whoever types it, a child, or somebody else.
    let who: Who
    let text: String

    enum Who: Substring { case own, child, other }

    init?(_ line: Substring) {
      let parts = line.split(separator: ": ", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, words.count == 2, let kind = Self.kinds[words[0]],
        let who = Who(rawValue: words[1])
      else { return nil }
      self.kind = kind
      self.who = who
      text = String(parts[1])
    }

    private static let kinds: [Substring: Concern.Kind] = [
      "suicide": .suicide, "selfharm": .selfHarm, "abuse": .violence, "eating": .eating,
      "danger": .danger,
    ]
  }

  static func dangers(_ lines: String) -> [Danger] {
    lines.split(separator: "\n").compactMap(Danger.init)
  }

  static func answers(_ lines: String) -> [String] {
    lines.split(separator: "\n").map(String.init)
  }
}
