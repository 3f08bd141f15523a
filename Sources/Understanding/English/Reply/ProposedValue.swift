/// A value that was just said back to the person, and how another one for it is found in a line.
package struct ProposedValue: Sendable {
  /// The name by which a reply gives another value.
  package let name: String
  /// The kind of the value; a line's value that fits two of a kind is for the one that it names.
  package let kind: String
  /// The value, in the form in which ``matches`` gives values.
  package let value: JSONValue
  /// Finds values of the kind in a line.
  let matches: @Sendable (Line, Context) -> [Match<JSONValue>]
  /// The words of its names, as stems, without those that say only what kind of value it is.
  let nameStems: Set<String>
  /// All words of its names and of the value, as stems.
  let stems: Set<String>
  /// Which end of a stay or journey it is, where the names say so.
  let end: PeriodEnd?

  /// A value with all that people call it.
  ///
  /// - Parameters:
  ///   - name: the name by which a reply gives another value.
  ///   - names: what people call it, in words.
  ///   - kind: the kind of the value, the same for values that could be taken for each other.
  ///   - value: what was said back.
  ///   - phrase: the words in which it was said back.
  ///   - matches: finds values in a line, in the form of `value`; nothing for names and the like.
  package init(
    name: String, names: [String], kind: String, value: JSONValue, phrase: String,
    matches: @escaping @Sendable (Line, Context) -> [Match<JSONValue>]
  ) {
    self.name = name
    self.kind = kind
    self.value = value
    self.matches = matches
    let words = names.map { Line($0).tokens.map(\.word) }
    let all = words.joined().map(ReplyWords.stem)
    nameStems = Set(all).subtracting(ReplyWords.kinds)
    let said = Line(phrase).tokens.map(\.word)
    // "With subtitles" says nothing again where none were proposed.
    let isNone = said.allSatisfy(ReplyWords.none.contains) && !said.isEmpty
    stems = isNone ? [] : Set(all).union(said.map(ReplyWords.stem))
    end = words.firstNonNil(PeriodEnd.named)
  }

  /// Whether the value counts people, or what each of them needs one of: seats, tickets.
  var countsPeople: Bool { !nameStems.isDisjoint(with: ReplyWords.people) }
  /// Whether the value counts days.
  var countsDays: Bool { !nameStems.isDisjoint(with: ReplyWords.lengths) }
}
