import Understanding

/// Something a person tracks: its name, and how it looks.
public struct EventType: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The colour.
  public var color: EventColor
  /// The icon.
  public var icon: EventIcon
  /// The template it was made from.
  public var template: EventTemplate

  /// An event type as a profile shows it.
  var json: [String: JSONValue] {
    [
      "name": .string(name), "color_hex": .string(color.rawValue),
      "icon_name": .string(icon.rawValue), "template_id": .string(template.rawValue),
    ]
  }
}
