public import Understanding

/// A choice as a question lists it.
public struct AskChoice: Hashable, Sendable {
  /// The value in its stored form.
  public var value: JSONValue
  /// The name.
  public var title: String
  /// What it means.
  public var detail: String?
  /// An icon for screens that can show it.
  public var icon: String?
  /// The colour that it is, for screens that have colours.
  public var swatch: Tint?
  /// Whether the flow recommends it.
  public var isRecommended: Bool
  /// Whether it is shown less prominently.
  public var isMinor: Bool

  /// An option of a dimension, as it is listed.
  init(_ option: ChoiceOption) {
    self.init(
      .string(option.id), option.title, detail: option.detail, icon: option.icon,
      isRecommended: option.isRecommended, isMinor: option.isMinor)
  }

  /// A choice that is stored as `value`.
  public init(
    _ value: JSONValue, _ title: String, detail: String? = nil, icon: String? = nil,
    swatch: Tint? = nil, isRecommended: Bool = false, isMinor: Bool = false
  ) {
    self.value = value
    self.title = title
    self.detail = detail
    self.icon = icon
    self.swatch = swatch
    self.isRecommended = isRecommended
    self.isMinor = isMinor
  }
}
