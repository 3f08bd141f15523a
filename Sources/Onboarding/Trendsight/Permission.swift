import Conversation
import Understanding

/// Something the app may be allowed to do.
enum Permission: String, CaseIterable {
  case notifications, location, health

  /// The question for it.
  var question: Ask<TrendsightDraft> {
    Ask(rawValue, property, as: PermissionDimension(for: nouns, canBeTimed: self == .notifications))
      .asking(text, hint: QuestionText(hint), again: "\(text) Yes, or not now?")
      .labelled(title, kind: "a yes or a no")
      .called(names)
      .like("yes", "not now", "not now to all")
      .confirming { value, _ in
        value == .bool(true) ? "Yes, \(noun) on." : "No \(noun) for now, and that's fine."
      }
      .filled(from: [.asked, .named, .handedIn])
      .skippable("", storing: .bool(false))
      .why(tip)
  }

  /// The name under which the answer is shown.
  var title: String {
    switch self {
    case .notifications: "Notifications"
    case .location: "Location"
    case .health: "Health data"
    }
  }

  /// What it is called in a sentence.
  private var noun: String { title.lowercased() }

  private var property: Property<TrendsightDraft, Bool?> {
    switch self {
    case .notifications: \.notifications
    case .location: \.location
    case .health: \.health
    }
  }

  private var text: String {
    switch self {
    case .notifications: "Stay on Track: turn on notifications?"
    case .location: "Auto-Log Places: use your location?"
    case .health: "Import Health Data: connect your health data?"
    }
  }

  private var hint: String {
    switch self {
    case .notifications: "Get reminders to log events and maintain streaks."
    case .location: "Automatically log events when you arrive or leave."
    case .health: "Automatically track workouts, steps and sleep."
    }
  }

  private var tip: String {
    switch self {
    case .notifications: "Reminders help to keep a streak; you choose when they come."
    case .location: "Places are only used to log events when you arrive or leave."
    case .health: "Workouts, steps and sleep are then tracked without logging them by hand."
    }
  }

  private var names: [String] {
    switch self {
    case .notifications: ["notifications", "notification", "reminders"]
    case .location: ["location", "places"]
    case .health: ["health", "health data", "healthkit"]
    }
  }

  /// The nouns by which people speak of it, and of any permission.
  private var nouns: Set<String> {
    Set(names.flatMap { $0.split(separator: " ").map(String.init) })
      .union(WordClasses.trendsight.words("Permission.\(rawValue)"))
  }
}
