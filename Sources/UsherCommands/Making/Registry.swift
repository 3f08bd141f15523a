import Onboarding

/// The list of products of a program, in its source.
struct Registry {
  /// The file that it is in.
  let file: String
  /// The folder of its target.
  let target: String
  /// Whether it is Usher's own, whose products are built when they are asked for.
  let isUshers: Bool

  /// What a list of products begins with: one that several programs share, or that of the one program.
  private static let openings = [": Products = [", "UsherCommand.main(products: ["]

  /// The registry of a package: Usher's own where that is the package, or else its list of products.
  ///
  /// - Throws: ``Failure`` where there is none.
  init(in package: PackageFolder) throws {
    let sources = try package.sources().map { (file: $0, text: try package.text($0)) }
    let own = sources.first { $0.text.contains("public static let all = Products([") }
    guard
      let found = own
        ?? sources.first(where: { source in Self.openings.contains(where: source.text.contains) })
    else {
      throw Failure(
        .noInput,
        "No source has a list of products: `UsherCommand.main(products: [])`, or `let onboardings: "
          + "Products = []`. Write it first, as the README has it.")
    }
    file = found.file
    target = found.file.split(separator: "/").prefix(2).joined(separator: "/")
    isUshers = own != nil
  }

  /// The source with one more product at the end of the list.
  func adding(_ names: FlowNames, to text: String) -> String? {
    if isUshers {
      guard let list = text.firstRange(of: "Products([\n"),
        let end = text[list.upperBound...].firstRange(of: "  ])")
      else { return nil }
      let line = "    \"\(names.id)\": { Product.\(names.property) },\n"
      return text[..<end.lowerBound] + line + text[end.lowerBound...]
    }
    guard let list = Self.openings.lazy.compactMap(text.firstRange).first,
      let end = text[list.upperBound...].firstIndex(of: "]")
    else { return nil }
    let known = text[list.upperBound..<end]
    let kept = known.trimmedAtEnd
    let comma = kept.isEmpty || kept.last == "," ? "" : ", "
    let space = kept.last == "," ? " " : ""
    return [
      text[..<list.upperBound], kept, "\(comma)\(space)Product.\(names.property)", text[end...],
    ].joined()
  }
}

extension Substring {
  /// The text without white space at its end.
  fileprivate var trimmedAtEnd: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
