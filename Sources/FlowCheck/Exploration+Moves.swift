import Conversation
import Understanding

extension Exploration {
  /// Something that can be said in a state.
  struct Move {
    let event: Event
    /// How it is written on the way that it leads.
    let label: String
    /// Whether it is the title of a choice, and another was said before.
    var isFurtherChoice = false

    static func line(_ text: String, isFurtherChoice: Bool = false) -> Move {
      Move(
        event: .line(text), label: text.isEmpty ? "Enter" : text, isFurtherChoice: isFurtherChoice)
    }
  }

  /// What is said in a state: each choice, each example, yes and no, an empty line, a skip.
  func moves(at here: Reached) -> [Move] {
    switch here.slot.item {
    case .ask(let ask):
      let dimension = ask.dimension(here.draft, here.slot.index)
      let choices = ask.choices(here.draft, here.slot.index).enumerated().map {
        Move.line($1.title, isFurtherChoice: $0 > 0)
      }
      var lines = dimension.isYesOrNo ? ["yes", "no"] : []
      lines += (ask.examples ?? []) + dimension.examples.prefix(2)
      // With two elements all there is about another has been seen.
      if let counted = ask.counted, counted.isMore {
        lines = here.state.elementCount(of: counted.group) < 2 ? ["yes", "no"] : ["no"]
      }
      if ask.suggestion?(here.draft, here.slot.index) != nil { lines.append("") }
      if ask.isSkippable { lines.append("skip") }
      return choices + lines.map { .line($0) }
    case .explain:
      return [.line("")]
    case .review(let review):
      guard let group = review.addsTo, let word = review.adding.first,
        here.state.elementCount(of: group) < 2
      else { return [.line("yes")] }
      return [.line("yes"), .line(word)]
    case .signIn:
      let account = SignedIn(accountID: "check", email: "sam@example.org", method: .signIn)
      return [Move(event: .signedIn(account), label: "signed in")]
    case .submit:
      return [.line("yes")]
    }
  }
}
