import Foundation
import Understanding

/// The names of the rules that stand in the sources of `Understanding`.
enum RuleNames {
  /// Every name that a string of the sources gives a rule, such as `time.clock`.
  static func inSources() throws -> Set<String> {
    let folder = RuleRow.root.appending(path: "Sources/Understanding")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var names = Set(edited)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      // Lists of words are long and name no rules.
      guard text.utf8.count < 40_000 else { continue }
      names.formUnion(Self.names(in: text))
    }
    return names
  }

  /// The names in a text: `"time.clock"`, and `.editing("date")` as `date.edited`.
  static func names(in text: String) -> Set<String> {
    let plain = text.matches(of: /"([a-z]+(?:-[a-z]+)*\.[a-z0-9-]+)"/).map { String($0.1) }
    let edits = text.matches(of: /\.editing\("([a-z]+(?:-[a-z]+)*)"\)/).map {
      "\($0.1).edited"
    }
    return Set(plain + edits)
  }

  /// The rules that change an earlier value by some amount, which are named by their dimensions.
  private static let edited = [
    name(NumberDimension()), name(EnergyDimension()), name(DurationDimension()),
    name(ScaleDimension()),
  ]

  private static func name<D: Understanding.Dimension>(_ dimension: D) -> String
  where D.Value: RelativeValue {
    "\(dimension.name).edited"
  }
}
