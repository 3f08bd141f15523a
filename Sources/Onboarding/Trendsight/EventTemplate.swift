import Understanding

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
      [
        "moods", "emotions", "emotion", "feelings", "feeling", "how I feel", "happiness", "smile",
        "smiley", "temper", "mindset", "grumpy", "cheerful", "cranky",
      ]
    case .workout:
      [
        "workouts", "exercise", "exercises", "training", "gym", "running",
        "run", "runs", "sport", "sports", "fitness", "lifts", "lifting", "weights",
        "swimming", "swims", "cycling", "yoga", "pilates", "cardio", "crossfit", "jogging", "jogs",
        "hiit", "squats", "rowing",
      ]
    case .medication:
      [
        "medications", "medicine", "medicines", "meds", "pills", "pill", "tablets", "dose", "doses",
        "drugs", "prescription", "vitamins", "antibiotics", "statins", "insulin", "inhaler",
        "painkillers", "supplements", "injections", "antihistamines", "antidepressants",
        "ibuprofen",
        "paracetamol", "aspirin",
      ]
    case .coffee:
      [
        "coffees", "caffeine", "espresso", "espressos", "cappuccino", "latte", "americano",
        "mocha", "macchiato",
      ]
    case .journal:
      [
        "journaling", "journalling", "diary", "reflections", "reflection", "thoughts",
        "writing", "memories", "gratitude",
      ]
    case .custom:
      [
        "something else", "my own", "own", "another", "other", "different", "none of these",
        "none of them", "none of those", "create my own", "create your own", "make my own",
        "something different",
      ]
    }
  }

  /// Phrases by which people name it, of which no single word does.
  var phrases: [String] {
    switch self {
    case .mood:
      [
        "how i'm feeling", "how i am feeling", "how i'm doing", "how i am", "state of mind",
        "mental state", "mental health", "highs and lows",
      ]
    case .workout:
      [
        "exercise sessions", "leg day", "push day", "pull day", "arm day", "work out",
        "working out",
        "hit the gym",
      ]
    case .medication: ["birth control", "the contraceptive"]
    case .coffee: ["cold brew", "cups a day", "cups of coffee", "flat white", "flat whites"]
    case .journal:
      [
        "a few lines", "one line a day", "a line a day", "about my day",
        "daily notes", "daily note", "a page a day", "what happened today", "how my day was",
        "how my day went",
      ]
    case .custom:
      [
        "not any of these", "not any of those", "not any of them", "none of them fit",
        "nothing from", "not on there", "not on the list", "not listed", "not there", "not here",
        "build it myself", "make it myself", "make one", "make one up", "do my own", "build my own",
        "set up my own", "create one", "none of the above", "none fit", "none fits", "a new one",
      ]
    }
  }

  /// Whether a word in small letters ends as the names of medicines do.
  static func isMedicine(_ word: String) -> Bool {
    word.utf8.count > 6 && medicineEndings.contains { word.hasSuffix($0) }
  }

  /// Stems of the International Nonproprietary Names of common medicines (WHO).
  private static let medicineEndings = WordClasses.trendsight.phrases(
    "EventTemplate.medicineEndings")
}
