/// The onboardings that Usher ships.
///
/// Each is built when it is first asked for: a conversation needs one of them.
public enum Products {
  /// The ids of all of them, in the order they are offered.
  public static let ids = ["diet", "eko", "trendsight", "george", "growth"]

  /// All of them, in that order.
  public static var all: [any AnyProduct] { ids.compactMap(product) }

  /// The onboarding of an id, or nil when there is none.
  public static func product(_ id: String) -> (any AnyProduct)? {
    switch id {
    case "diet": Product.diet
    case "eko": Product.eko
    case "trendsight": Product.trendsight
    case "george": Product.george
    case "growth": Product.growth
    default: nil
    }
  }
}
