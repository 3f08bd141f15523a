import Conversation
import Understanding

/// The words of the parenting app for its answers.
enum EkoWords {
  /// The most children of whom everything is shown at once; of more, each has a line.
  static let fullyShown = 3

  /// All that was said, for a last look.
  static func review(of draft: EkoDraft, in context: Context) -> [Block] {
    var blocks: [Block] = [.heading("Here's what I have, \(draft.displayName ?? "so far").")]
    if draft.children.count > fullyShown {
      blocks.append(.bullets(draft.children.map { line(about: $0, in: context) }))
      blocks.append(
        .manner(
          typed: "Say \"show\" and a name to see all about one child.",
          pointed: "Ask about any of them by name to see all about one."))
    } else {
      for child in draft.children {
        blocks.append(.heading(name(of: child, in: context)))
        blocks.append(.facts(facts(about: child, in: context)))
      }
    }
    return blocks
  }

  /// The app's first screen: every child, and what to talk about first.
  static func dashboard(of draft: EkoDraft, in context: Context) -> [Block] {
    var blocks: [Block] = [.heading("Welcome, \(draft.displayName ?? "friend").")]
    blocks.append(
      .bullets(
        draft.children.map { child in
          let topic = child.topics?.ids.first.map(EkoCatalogue.topicName)
          let start = topic.map { ": a first talk could be about \($0)" } ?? ""
          return name(of: child, in: context) + start
        }))
    blocks.append(
      .text("What's next: pick a quiet moment, open the app, and begin with that talk."))
    return blocks
  }

  /// The names of topics; of nearly all of them, those that are left out.
  private static func topics(_ ids: [String]) -> String {
    let others = EkoCatalogue.topics.filter { !ids.contains($0.id) }.map(\.title)
    switch others.count {
    case 0: return "all twelve"
    case 1...3: return "all but \(others.joined(separator: ", "))"
    default: return ids.map(EkoCatalogue.topicName).joined(separator: "; ")
    }
  }

  /// What to say to a line that only leaves topics out: whether all others are meant.
  static func topicsLeft(by line: Line, in context: Context) -> Aside? {
    guard let left = EkoCatalogue.topicChoices.leftOver(by: line, in: context) else { return nil }
    return Aside(
      [.text("That would be \(topics(left.ids)).")],
      proposing: EkoCatalogue.topicChoices.json(for: left))
  }

  private static func name(of child: Child, in context: Context) -> String {
    guard let birthday = child.birthday else { return child.called }
    return "\(child.called), \(birthday.age(on: context.today))"
  }

  private static func line(about child: Child, in context: Context) -> String {
    let goals = child.goals?.count ?? 0
    let topics = child.topics?.count ?? 0
    let scales = [child.talkative, child.sensitive, child.accountable]
      .map { $0.map(String.init) ?? "?" }.joined(separator: "/")
    return "\(name(of: child, in: context)): \(goals) \(goals == 1 ? "goal" : "goals"), "
      + "\(topics) topics, temperament \(scales)"
  }

  private static func facts(about child: Child, in context: Context) -> [Block.Fact] {
    let birthday = BirthdayDimension().phrase(for: child.birthday, in: context)
    let facts: [Block.Fact?] = [
      .init("Birthday", birthday),
      .init("Goals", child.goals.map { ($0.ids + $0.own).joined(separator: "; ") }),
      .init("Topics", child.topics.map { topics($0.ids) }),
      .init("From 1 to 10", temperament(of: child)),
    ]
    return facts.compactMap(\.self)
  }

  private static func temperament(of child: Child) -> String? {
    guard let talkative = child.talkative, let sensitive = child.sensitive,
      let accountable = child.accountable
    else { return nil }
    return "talkative \(talkative), sensitive \(sensitive), accountable \(accountable)"
  }
}
