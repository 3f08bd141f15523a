public import Conversation

/// The answers of the event tracker's onboarding.
public struct TrendsightDraft: Draft {
  /// The template the first event type is made from.
  public var template: EventTemplate?
  /// The name of a custom event type.
  public var customName: String?
  /// The colour of a custom event type.
  public var customColor: EventColor?
  /// The icon of a custom event type.
  public var customIcon: EventIcon?
  /// The first event.
  public var firstEvent: LogEntry?
  /// Whether reminders may be sent; nil when that was not asked.
  public var notifications: Bool?
  /// Whether places may be used; nil when that was not asked.
  public var location: Bool?
  /// Whether health data may be imported; nil when that was not asked.
  public var health: Bool?

  /// A draft without any answer.
  public init() {}

  /// The event type, once all of it is known.
  public var eventType: EventType? {
    guard let template else { return nil }
    guard template == .custom else {
      return EventType(
        name: template.title, color: template.color, icon: template.icon, template: template)
    }
    guard let customName, let customColor, let customIcon else { return nil }
    return EventType(name: customName, color: customColor, icon: customIcon, template: .custom)
  }

  /// What the first event is called when it is asked for, such as "coffee".
  var firstEventTitle: String {
    guard template == .custom, let customName else { return eventNoun }
    return "\"\(customName)\" event"
  }

  /// What the events are called in the middle of a sentence, such as "coffee".
  var eventNoun: String {
    switch template {
    case .custom, nil: customName ?? "event"
    case .journal: "journal entry"
    case .some(let template): template.title.lowercased()
    }
  }
}
