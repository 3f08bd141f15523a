import Testing
import Understanding

@Suite("The schemas of kinds of values")
struct SchemaTests {
  @Test("Every kind has one that says what its values are")
  func said() {
    for dimension in GuideRows.all {
      guard case .object(let schema) = dimension.schema(in: .anyDay) else {
        Issue.record("\(dimension.name)")
        continue
      }
      #expect(schema["type"] != nil || schema["anyOf"] != nil, "\(dimension.name)")
    }
  }

  @Test("Bounds are in it")
  func bounds() {
    #expect(
      EnergyDimension(in: 1000...4000).schema(in: .anyDay)
        == ["type": "integer", "minimum": 1000, "maximum": 4000])
    #expect(
      NumberDimension(in: 0.5...2).schema(in: .anyDay)
        == ["type": "number", "minimum": .double(0.5), "maximum": 2])
    #expect(WeekdaysDimension(count: 1...3).schema(in: .anyDay)["maxItems"] == 3)
  }

  @Test("A kind of one's own has that of its examples")
  func own() {
    #expect(Shade().schema(in: .anyDay) == ["type": "integer"])
  }

  /// A kind that says nothing of its schema.
  private struct Shade: Dimension {
    let name = "shade"
    let examples = ["grey", "7"]

    func matches(in line: Line, context: Context) -> [Match<Int>] {
      NumberDimension(whole: 0...9).matches(in: line, context: context).map { match in
        Match(
          values: match.values.compactMap { Int(exactly: $0) }, tokens: match.tokens,
          rule: match.rule,
          isExplicit: match.isExplicit)
      }
    }

    func phrase(for value: Int, in context: Context) -> String { "\(value)" }
    func json(for value: Int) -> JSONValue { .int(value) }
    func value(from json: JSONValue) -> Int? { json.int }
  }
}
