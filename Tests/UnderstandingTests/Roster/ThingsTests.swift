import Testing
import Understanding

@Suite("Lists of things")
struct ThingsTests {
  let dimension = RosterDimension(nouns: ["goals"], of: .thing)

  @Test(
    "Things are named as they are said",
    arguments: [
      ("a bike and a trip to Japan", ["a bike", "a trip to Japan"]),
      ("House, car, a new roof", ["House", "car", "a new roof"]),
      ("my first car, and a boat", ["my first car", "a boat"]), ("a bike", ["a bike"]),
    ])
  func named(text: String, names: [String]) {
    #expect(dimension.read(text).understood?.map(\.name) == names)
  }

  @Test(
    "A sentence is no list of them",
    arguments: [
      "", "maybe later", "I want a bike", "what is this?", "no", "yes", "nothing yet", "two",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).understood == nil)
  }

  @Test("How many there are is answered by their names, too")
  func headcount() {
    let dimension = HeadcountDimension(count: 0...3, nouns: ["goals"], of: .thing)
    #expect(dimension.read("no").understood == .number(0))
    #expect(dimension.read("two").understood == .number(2))
    #expect(dimension.read("a bike, a boat").understood?.names == ["a bike", "a boat"])
    #expect(dimension.examples == ["none", "1"])
  }
}

extension Headcount {
  /// The names of those who are named.
  fileprivate var names: [String] {
    if case .people(let people) = self { people.map(\.name) } else { [] }
  }
}
