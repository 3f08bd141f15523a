import Conversation

/// The colour of an event type.
public enum EventColor: String, Sendable, CaseIterable {
  case red = "#EF4444"
  case orange = "#F97316"
  case amber = "#F59E0B"
  case yellow = "#FBBF24"
  case green = "#34D399"
  case teal = "#14B8A6"
  case blue = "#60A5FA"
  case indigo = "#6366F1"
  case purple = "#A78BFA"
  case pink = "#F472B6"
  case brown = "#A16207"
  case grey = "#94A3B8"

  /// The name as it is shown.
  public var title: String {
    switch self {
    case .red: "red"
    case .orange: "orange"
    case .amber: "amber"
    case .yellow: "yellow"
    case .green: "green"
    case .teal: "teal"
    case .blue: "blue"
    case .indigo: "indigo"
    case .purple: "purple"
    case .pink: "pink"
    case .brown: "brown"
    case .grey: "grey"
    }
  }

  /// Other names of it.
  var words: [String] {
    switch self {
    case .red: ["crimson", "scarlet", "maroon", "burgundy", "ruby", "cherry"]
    case .orange: ["tangerine", "apricot", "pumpkin"]
    case .amber: ["gold", "golden", "ochre"]
    case .yellow: ["lemon", "mustard", "canary"]
    case .green: ["mint", "emerald", "olive", "lime", "sage", "jade", "forest"]
    case .teal: ["turquoise", "cyan", "aqua"]
    case .blue:
      [
        "sky blue", "royal blue", "light blue", "azure", "cobalt", "sapphire", "denim",
      ]
    case .indigo: ["navy", "navy blue", "dark blue", "midnight blue"]
    case .purple: ["violet", "lilac", "lavender", "plum", "mauve", "aubergine"]
    case .pink: ["rose", "magenta", "fuchsia"]
    case .brown: ["chocolate", "chestnut", "mocha", "tan"]
    case .grey: ["gray", "silver", "slate", "charcoal", "ash"]
    }
  }

  /// The colour on a screen.
  var tint: Tint? {
    guard let components = HexColor(digits: rawValue.dropFirst())?.components.map(UInt8.init),
      components.count == 3
    else { return nil }
    return .rgb(red: components[0], green: components[1], blue: components[2])
  }
}
