import Onboarding

extension Products {
  /// The product of a flow's id.
  ///
  /// - Throws: ``Failure`` when there is none.
  static func named(_ id: String) throws -> any AnyProduct {
    guard let product = product(id.lowercased()) else {
      let known = ids.joined(separator: ", ")
      throw Failure(.usage, "There is no onboarding \"\(id.prefix(40))\". There are: \(known).")
    }
    return product
  }
}
