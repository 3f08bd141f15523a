/// The onboardings that Usher ships.
public enum Products {
  /// All of them, in the order they are offered.
  public static let all: [any AnyProduct] = [
    Product.diet, Product.eko, Product.trendsight, Product.george, Product.growth,
  ]
}
