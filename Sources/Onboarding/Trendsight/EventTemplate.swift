/// A kind of event that many people track, ready to be used.
public enum EventTemplate: String, Sendable, CaseIterable {
  case mood, workout, medication, coffee, journal, custom

  /// The name as it is shown and stored.
  public var title: String {
    switch self {
    case .mood: "Mood"
    case .workout: "Workout"
    case .medication: "Medication"
    case .coffee: "Coffee"
    case .journal: "Journal"
    case .custom: "Custom"
    }
  }

  /// What it is for, in a few words.
  public var summary: String {
    switch self {
    case .mood: "track your daily mood and emotions"
    case .workout: "log your exercise sessions"
    case .medication: "never miss a dose"
    case .coffee: "track your caffeine intake"
    case .journal: "daily reflections and notes"
    case .custom: "create your own event type"
    }
  }

  /// The colour of its events.
  public var color: EventColor {
    switch self {
    case .mood: .yellow
    case .workout: .green
    case .medication: .blue
    case .coffee: .purple
    case .journal: .pink
    case .custom: .grey
    }
  }

  /// The icon of its events.
  public var icon: EventIcon {
    switch self {
    case .mood: .smile
    case .workout: .run
    case .medication: .pills
    case .coffee: .cup
    case .journal: .book
    case .custom: .plus
    }
  }

  /// Words by which people name it, beside its title.
  var words: [String] {
    switch self {
    case .mood:
      ["moods", "emotions", "emotion", "feelings", "feeling", "how I feel", "happiness", "smile"]
    case .workout:
      [
        "workouts", "exercise", "exercises", "exercise sessions", "training", "gym", "running",
        "run", "runs", "sport", "sports", "fitness", "working out",
      ]
    case .medication:
      [
        "medications", "medicine", "medicines", "meds", "pills", "pill", "tablets", "dose", "doses",
        "drugs", "prescription", "vitamins",
      ]
    case .coffee:
      ["coffees", "caffeine", "espresso", "espressos", "cappuccino", "latte", "cups of coffee"]
    case .journal:
      [
        "journaling", "journalling", "diary", "reflections", "reflection", "thoughts",
        "writing",
      ]
    case .custom:
      [
        "something else", "my own", "own", "another", "other", "different", "none of these",
        "none of them", "none of those", "create my own", "create your own", "make my own",
        "something different",
      ]
    }
  }
}
