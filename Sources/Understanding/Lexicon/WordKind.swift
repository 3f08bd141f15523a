/// How common an English word is, the most common first: the sizes of SCOWL.
public enum WordKind: UInt8, Hashable, Sendable, Comparable {
  /// Among the 12,000 most common (sizes 10 and 20).
  case everyday
  /// Known to everyone (sizes 35 and 40).
  case usual
  /// In larger dictionaries (sizes 50 to 60).
  case rare
  /// Only written with a capital letter: "London", "Smith".
  case proper

  /// A kind by its name in the tables of words.
  init?(named name: UnsafeRawBufferPointer) {
    switch name.first {
    case UInt8(ascii: "e"): self = .everyday
    case UInt8(ascii: "u"): self = .usual
    case UInt8(ascii: "r"): self = .rare
    case UInt8(ascii: "p"): self = .proper
    default: return nil
    }
  }

  /// Whether a kind is more common than another.
  public static func < (a: WordKind, b: WordKind) -> Bool { a.rawValue < b.rawValue }
}
