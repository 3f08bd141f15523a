extension Evidence {
  /// Whether the words name an option by nothing but its place in the list: "2", "the last one".
  public var isPlaceOfOption: Bool {
    switch naming {
    case .number, .ordinal, .letter: true
    case .title, .word, .description, .left, .own, nil: false
    }
  }

  /// Whether the words name an option of a list.
  public var isChoiceOfOption: Bool { naming != nil }

  /// Whether the words name an option as the list shows it, by its title or its place.
  public var isOptionAsListed: Bool { isPlaceOfOption || naming == .title }

  /// Whether the words only remind of what an option is described by.
  public var isOnlyDescribed: Bool { naming == .description }

  /// Whether the words are only a part of what an option is called: the "day" of "Every Other Day".
  public var isOnlyWordOfOption: Bool { naming == .word }

  /// Whether the words are a wish of people's own, which nearly any words can be.
  public var isOwnWish: Bool { naming == .own }

  /// Whether the words tell how somebody is, and may be a wish that this change.
  public var isToldOfSomebody: Bool { rule == .ownStatement }

  private var naming: RuleName.Naming? {
    if case .option(let naming) = rule.manner { naming } else { nil }
  }
}
