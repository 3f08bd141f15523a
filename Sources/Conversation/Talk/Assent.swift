import Understanding

/// Whether a line agrees or declines.
enum Assent {
  case yes, no

  init?(_ line: Line, _ wording: Wording, _ context: Context) {
    switch BooleanDimension().read(line, in: context) {
    case .understood(true, _): self = .yes
    case .understood(false, _): self = .no
    default: return nil
    }
  }
}
