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
}
