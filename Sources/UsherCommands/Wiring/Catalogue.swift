import Onboarding

/// The onboardings that the commands are about.
enum Catalogue {
  /// All of them; those of the program, once it has begun.
  @TaskLocal static var products = Products.all

  /// The product of a flow's id.
  ///
  /// - Throws: ``Failure`` when there is none.
  static func product(named id: String) throws -> any AnyProduct {
    guard let product = products.product(id.lowercased()) else {
      let known = products.ids.joined(separator: ", ")
      let others = known.isEmpty ? "There is none: new-flow makes one." : "There are: \(known)."
      let meant = NearestName.of(id, among: products.ids).map { "; did you mean \($0)?" } ?? "."
      throw Failure(.usage, "There is no onboarding \"\(id.prefix(40))\"\(meant) \(others)")
    }
    return product
  }
}
