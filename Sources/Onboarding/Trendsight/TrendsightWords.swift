import Conversation
import Understanding

/// The words and pictures of the event tracker for its values.
enum TrendsightWords {
  /// The answers as names and values.
  static func facts(of draft: TrendsightDraft) -> [Block.Fact] {
    var facts: [Block.Fact] = []
    if let type = draft.eventType { facts.append(.init("Event type", look(of: type))) }
    if let event = draft.firstEvent {
      facts.append(.init("First event", event.notes.map { "logged, \"\($0)\"" } ?? "logged"))
    }
    let permissions = [
      (Permission.notifications, draft.notifications), (.location, draft.location),
      (.health, draft.health),
    ]
    for (permission, isGranted) in permissions {
      let state = isGranted.map { $0 ? "on" : "off" } ?? "not asked"
      facts.append(.init(permission.title, state))
    }
    return facts
  }

  /// An event type in words, such as "Coffee (purple, cup)".
  static func look(of type: EventType) -> String {
    "\(type.name) (\(type.color.title), \(type.icon.title))"
  }

  /// How the event type looks as far as it is known, in a line of its own colour.
  static func preview(of draft: TrendsightDraft) -> [Block]? {
    guard let template = draft.template else { return nil }
    let name = draft.eventType?.name ?? draft.customName ?? template.title
    let color = draft.eventType?.color ?? draft.customColor ?? template.color
    let icon = draft.eventType?.icon ?? draft.customIcon ?? template.icon
    let words = "\(name) (\(color.title) \(color.rawValue), \(icon.title))"
    return [
      .picture(
        Picture(
          frames: [
            [
              TintedLine(
                .init("  Preview: "), .init("[\(icon.title)]", color.tint, icon: icon.emoji),
                .init(" \(name)", color.tint),
                .init("  \(color.title) \(color.rawValue)", .dim))
            ]
          ],
          description: "Preview: \(words)",
          svg: """
            <svg viewBox="0 0 48 48" class="badge"><circle cx="24" cy="24" r="24" fill="\(color.rawValue)"/>\
            <text x="24" y="32" font-size="22" text-anchor="middle">\(icon.emoji)</text></svg>
            """))
    ]
  }
}
