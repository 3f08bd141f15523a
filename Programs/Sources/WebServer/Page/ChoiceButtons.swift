import Conversation

/// One of several as buttons: cards, or a grid where there are many small ones.
struct ChoiceButtons: Sendable {
  private let choices: [Question.Choice]

  init(_ choices: [Question.Choice]) {
    self.choices = choices
  }

  /// The markup.
  var html: HTML {
    """
    <div role="group" aria-label="Choices" class="\(isGrid ? "grid" : "cards")">\
    \(choices.map(isGrid ? cell : card))</div>
    """
  }

  /// Many that a picture or a colour tells apart.
  private var isGrid: Bool {
    choices.count > 9
      && choices.allSatisfy { $0.detail == nil && ($0.icon ?? "") != "" || $0.swatch != nil }
  }

  private func card(_ choice: Question.Choice) -> HTML {
    """
    <button class="card\(choice.isMinor ? " minor" : nil)" name="choice" value="\(choice.number)"\
    \(Self.naming(choice))>\(Self.words(choice))</button>
    """
  }

  private func cell(_ choice: Question.Choice) -> HTML {
    """
    <button\(choice.isSuggested ? " class=\"suggested\"" : nil) name="choice" value="\(choice.number)">\
    \(Self.picture(choice))\(choice.title)\
    \(choice.isSuggested ? "<span class=\"unseen\"> (suggested)</span>" : nil)</button>
    """
  }

  /// The picture, name and description of a choice.
  static func words(_ choice: Question.Choice) -> HTML {
    let number = choice.number
    let detail: HTML? = choice.detail.map {
      "<span class=\"detail\" id=\"about-\(number)\">\($0)</span>"
    }
    return """
      \(picture(choice))<span class="name" id="name-\(number)">\(choice.title)</span>\(detail)\(mark(choice))
      """
  }

  /// What its control is called and described by, so that the description is no part of the name.
  static func naming(_ choice: Question.Choice) -> HTML? {
    guard choice.detail != nil else { return nil }
    let number = choice.number
    let mark: HTML? = isMarked(choice) ? " mark-\(number)" : nil
    return " aria-labelledby=\"name-\(number)\(mark)\" aria-describedby=\"about-\(number)\""
  }

  private static func picture(_ choice: Question.Choice) -> HTML? {
    if case .rgb(let red, let green, let blue)? = choice.swatch {
      return Icon.dot(red, green, blue)
    }
    return choice.icon.map { "<span class=\"icon\" aria-hidden=\"true\">\($0)</span>" }
  }

  private static func isMarked(_ choice: Question.Choice) -> Bool {
    choice.isRecommended || choice.isSuggested
  }

  private static func mark(_ choice: Question.Choice) -> HTML? {
    guard isMarked(choice) else { return nil }
    return """
      <span class="mark" id="mark-\(choice.number)">\
      \(choice.isRecommended ? " Recommended" : " Suggested")</span>
      """
  }
}
