import Conversation
import Understanding

/// What the event tracker shows once all is set up: the event type, the events, the permissions.
struct TrendsightDashboard {
  private let draft: TrendsightDraft
  private let completed: Timestamp
  private let context: TurnContext

  init(_ draft: TrendsightDraft, completed: Timestamp, _ context: TurnContext) {
    self.draft = draft
    self.completed = completed
    self.context = context
  }

  var blocks: [Block] {
    var facts: [Block.Fact] = []
    if let type = draft.eventType {
      facts.append(.init("Event type", TrendsightWords.look(of: type)))
    }
    facts.append(.init("Events logged", draft.firstEvent == nil ? "none yet" : "1"))
    if let event = draft.firstEvent {
      facts.append(.init("Latest", latest(event)))
    }
    facts += TrendsightWords.facts(of: draft).filter {
      !["Event type", "First event"].contains($0.name)
    }
    return [
      .heading("Your dashboard"), .facts(facts),
      .text("What's next: log each one as it happens; after a few days you'll see patterns."),
    ]
  }

  private func latest(_ event: LogEntry) -> String {
    let note = event.notes.map { ", \"\($0)\"" } ?? ""
    guard let instant = event.loggedAt else { return "logged\(note)" }
    let days = day(of: context.now) - day(of: instant)
    let when =
      switch days {
      case 0: "today"
      case 1: "yesterday"
      default: "\(days) days ago"
      }
    return when + note
  }

  /// The number of the day of an instant, in the person's zone.
  private func day(of instant: Timestamp) -> Int {
    let offset =
      context.day.today.daysSince1970 * 86_400
      + context.day.now.secondsSinceMidnight - context.now.secondsSince1970
    let local = instant.secondsSince1970 + offset
    return (local - TimeOfDay(secondsSinceMidnight: local).secondsSinceMidnight) / 86_400
  }
}
