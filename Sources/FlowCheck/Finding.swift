/// Something in a flow that would go wrong in a conversation.
public struct Finding: Hashable, Sendable {
  /// The id of the flow.
  public var flow: String
  /// The name of the step, where it is about one.
  public var step: String?
  /// The id of the item, where it is about one.
  public var item: String?
  /// What is wrong.
  public var what: String
  /// What people would meet because of it.
  public var why: String
  /// How to mend it.
  public var remedy: String
  /// Whether the flow is sound all the same.
  public var isWarning = false
  /// The instants at which it was found; none when it was found at all that were looked at.
  public var instants: [CheckInstant] = []

  /// Something that would go wrong, or is missing.
  public init(
    flow: String, step: String? = nil, item: String? = nil, what: String, why: String,
    remedy: String, instants: [CheckInstant] = []
  ) {
    self.flow = flow
    self.step = step
    self.item = item
    self.what = what
    self.why = why
    self.remedy = remedy
    self.instants = instants
  }
}

extension Finding: CustomStringConvertible {
  /// The finding as a compiler tells it: place, what, when, why, and how to mend it.
  public var description: String {
    let place = [flow, step, item].compactMap(\.self).joined(separator: "/")
    return
      "\(place): \(isWarning ? "warning" : "error"): \(what)\n\(when)  why: \(why)\n  mend: \(remedy)"
  }

  /// A line with the first instants, and how many more there are.
  private var when: String {
    guard !instants.isEmpty else { return "" }
    let shown = instants.prefix(2).map(\.description)
    let rest = instants.count - shown.count
    let more = rest > 0 ? ["\(rest) more"] : []
    return "  when: \((shown + more).joined(separator: ", "))\n"
  }
}
