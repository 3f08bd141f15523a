import Onboarding

extension Products {
  /// The product of a flow's id.
  ///
  /// - Throws: ``Failure`` when there is none.
  static func named(_ id: String) throws -> any AnyProduct {
    guard let product = all.first(where: { $0.id == id.lowercased() }) else {
      let known = all.map(\.id).joined(separator: ", ")
      throw Failure(.usage, "There is no onboarding \"\(id.prefix(40))\". There are: \(known).")
    }
    return product
  }
}
