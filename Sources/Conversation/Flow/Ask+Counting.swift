import Understanding

extension Ask {
  /// The question whether a group has any elements, and how many or who.
  static func opening(
    of group: String, _ count: ClosedRange<Int>, _ elements: String,
    _ dimension: HeadcountDimension
  ) -> Self {
    Ask(countOf: group, "\(group)_count", dimension, isMore: false)
      .asking(
        "Are there any \(elements)?", hint: "How many, or who?", again: "How many \(elements)?"
      )
      .labelled(
        elements.prefix(1).uppercased() + elements.dropFirst(), kind: "a number or names"
      )
      .called(elements)
      .refusing { violation, _ in
        switch violation {
        case .tooMany(let most): "There is room for \(most) \(elements)."
        case .tooFew(let fewest): "It takes at least \(fewest)."
        default: nil
        }
      }
      .with { $0.examples = dimension.examples + ["yes"] }
  }

  /// The question whether a group has another element.
  static func another(
    of group: String, _ element: String, _ dimension: HeadcountDimension
  ) -> Self {
    Ask(countOf: group, "\(group)_more", dimension, isMore: true)
      .asking("Is there another \(element)?", again: "Another \(element): yes or no?")
      .labelled("Another \(element)", kind: "yes or no")
      .like("no", "yes")
      .confirming { value, _ in value == 0 ? "No other \(element)." : nil }
      .refusing { violation, _ in
        if case .tooMany(let most) = violation { "There is room for \(most) at most." } else { nil }
      }
  }

  /// The question how many elements a group has, or how many more.
  private init(countOf group: String, _ id: String, _ dimension: HeadcountDimension, isMore: Bool) {
    self.init(
      id: id, reader: .same(AnyDimension(dimension)), typed: dimension.value(from:),
      write: { _, _, _ in })
    traits.counted = (group, isMore)
    traits.sources = [.asked, .named, .handedIn]
  }
}
