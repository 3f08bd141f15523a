/// Whether a line agrees or declines, in whatever words.
package enum Assent: Hashable, Sendable {
  case yes, no

  /// The yes or no that a line says, or nil when it says neither or both.
  package init?(_ line: Line, in context: Context) {
    switch BooleanDimension().read(line, in: context) {
    case .understood(true, _): self = .yes
    case .understood(false, _): self = .no
    default: return nil
    }
  }

  /// Whether a line says yes or no in so many words, and not only by a friendly one such as "great".
  package static func isClear(in line: Line, _ context: Context) -> Bool {
    guard case .understood(_, let evidence) = BooleanDimension().read(line, in: context) else {
      return false
    }
    return evidence.rule.manner != .friendly
  }
}
