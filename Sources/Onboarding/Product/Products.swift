/// The onboardings of a program, in the order they are offered.
///
/// Each is built when it is first asked for: a conversation needs one of them.
public struct Products: Sendable {
  /// The ids of all of them, in that order.
  public let ids: [String]
  private let builders: [@Sendable () -> any AnyProduct]

  /// Onboardings by their ids, in the order they are offered.
  ///
  /// - Parameter builders: What gives the product of each id, which has to be the id of its flow.
  public init(_ builders: KeyValuePairs<String, @Sendable () -> any AnyProduct>) {
    ids = builders.map(\.key)
    self.builders = builders.map(\.value)
  }

  /// Onboardings that are built already, in the order they are offered.
  public init(_ products: [any AnyProduct]) {
    ids = products.map(\.id)
    builders = products.map { product in { product } }
  }

  /// The onboarding of an id, or nil when there is none.
  public func product(_ id: String) -> (any AnyProduct)? {
    ids.firstIndex(of: id).map { self[$0] }
  }

  /// The onboardings that Usher ships.
  public static let all = Products([
    "diet": { Product.diet },
    "eko": { Product.eko },
    "trendsight": { Product.trendsight },
    "george": { Product.george },
    "growth": { Product.growth },
  ])
}

extension Products: ExpressibleByArrayLiteral {
  /// Onboardings that are built already, in the order they are offered.
  public init(arrayLiteral products: any AnyProduct...) {
    self.init(products)
  }
}

extension Products: RandomAccessCollection {
  /// The place of the first.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { ids.count }

  /// The onboarding at a place, built when it is first asked for.
  public subscript(index: Int) -> any AnyProduct { builders[index]() }
}
