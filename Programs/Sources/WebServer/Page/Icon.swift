/// The drawings of the page itself; all of them say nothing that words beside them do not say.
enum Icon {
  static let check: HTML = """
    <svg viewBox="0 0 16 16" fill="none" aria-hidden="true"><path d="m3 8.5 3.2 3.2L13 5" \
    stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>
    """
  static let send: HTML = """
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">\
    <path d="M10 16V4m0 0L5 9m5-5 5 5" stroke="currentColor" stroke-width="2" \
    stroke-linecap="round" stroke-linejoin="round"/></svg>
    """
  static let more: HTML = """
    <svg width="20" height="20" fill="currentColor" aria-hidden="true"><circle cx="10" cy="4" r="1.7"/>\
    <circle cx="10" cy="10" r="1.7"/><circle cx="10" cy="16" r="1.7"/></svg>
    """

  /// A dot of a colour.
  static func dot(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> HTML {
    """
    <svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="9" \
    fill="rgb(\(Int(red)),\(Int(green)),\(Int(blue)))"/></svg>
    """
  }
}
