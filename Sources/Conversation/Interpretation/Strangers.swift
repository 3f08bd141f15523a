import Understanding

/// What a line tells of people whom no answer knows: "and Nia, she's 4, born in May" beside Mia.
///
/// It is said of none of the elements of a group, whatever else the line is.
struct Strangers {
  /// What is told of each, from the name to that of somebody who is known, as UTF-8 offsets.
  let places: [Range<Int>]

  init(in line: Line, _ scene: Scene, _ elements: ElementNames) {
    guard !scene.agenda.counts.isEmpty, !scene.hasNameless else {
      places = []
      return
    }
    // Whoever answers is known too, and so is a name that stands there as it was given.
    let known = ElementNames(in: line, of: scene.givenNames)
    let people = line.peopleTold { elements.covers($0) || known.covers($0) }
    places = people.map { person in
      let next = elements.found.first { $0.tokens.lowerBound >= person.upperBound }
      let end = next?.tokens.lowerBound ?? line.tokens.count
      return line.span(person.lowerBound..<end)
    }
  }
}
