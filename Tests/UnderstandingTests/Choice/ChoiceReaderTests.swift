import Testing
import Understanding

@Suite struct ChoiceReaderTests {
  private let dimension = ChoiceDimension(options: [
    ChoiceOption(
      id: "garden", title: "Join the Garden Club", words: ["garden", "gardening", "plants"],
      phrases: ["get my hands dirty"]),
    ChoiceOption(
      id: "choir", title: "Sing in the Choir", words: ["choir", "singing"],
      phrases: ["when nobody is listening"]),
    ChoiceOption(id: "none", title: "Decide Later", words: ["later", "skip"], isMinor: true),
  ])

  @Test(
    "An option is chosen by its place in other words",
    arguments: [
      ("the middle one", "choir"), ("top one", "garden"), ("the bottom option, cheers", "none"),
      ("the last on the list", "none"), ("second to last", "choir"), ("last but one", "choir"),
      ("the penultimate one", "choir"), ("the central one", "choir"), ("the former", "garden"),
      ("the latter", "none"),
      ("second one mate", "choir"), ("3, sorry, 1", "garden"),
      ("the first, no the second", "choir"),
      ("first, oh sorry, the second", "choir"), ("number 1, first time here", "garden"),
      ("whichever is less work, so the second", "choir"),
      ("the choir one, I can change it later", "choir"), ("the choir? no, later", "none"),
    ])
  func place(text: String, id: String) {
    #expect(dimension.read(text).understood == id, "\(dimension.read(text))")
  }

  @Test(
    "Several places leave open which is meant, in numbers and in words",
    arguments: [
      ("either 1 or 2", ["garden", "choir"]), ("both 1 and 3", ["garden", "none"]),
      ("2 or 3", ["choir", "none"]), ("the first or the second", ["garden", "choir"]),
      ("both the second and the third", ["choir", "none"]),
    ])
  func openPlaces(text: String, ids: [String]) {
    #expect(dimension.read(text).ambiguous == ids, "\(dimension.read(text))")
  }

  @Test(
    "A second that is a moment names no place",
    arguments: ["wait a second", "yes, but give me a second", "just a second please"])
  func moment(text: String) { #expect(dimension.read(text).unclear == .nothingFound) }

  @Test(
    "What is taken back gives way to what is named behind it, without a sign between them too",
    arguments: [
      ("garden no sorry choir", "choir"), ("the choir no wait the garden", "garden"),
      ("later no actually the garden", "garden"), ("two no wait one", "garden"),
      ("the second no sorry the first one, plants", "garden"), ("first sorry second", "choir"),
      ("skip I mean the choir", "choir"), ("choir scratch that garden", "garden"),
      ("3 no make it 2", "choir"), ("three, no two", "choir"),
    ])
  func takenBack(text: String, id: String) {
    #expect(dimension.read(text).understood == id, "\(dimension.read(text))")
  }

  @Test(
    "Words that take back elsewhere take nothing back",
    arguments: [
      ("I can't wait to sing in the choir", "choir"), ("sorry I'm late, the choir", "choir"),
      ("I'd actually like the garden", "garden"), ("the garden actually", "garden"),
      ("no gardening, the choir", "choir"), ("no the choir", "choir"),
    ])
  func notTakenBack(text: String, id: String) {
    #expect(dimension.read(text).understood == id, "\(dimension.read(text))")
  }

  @Test(
    "Who leaves all others out chooses what is left, and never what is only put off",
    arguments: [
      ("anything but the choir", "garden"), ("not the garden one", "choir"),
      ("choirs stress me out", "garden"), ("no singing", "garden"),
      ("I'm not a gardening person at all", "choir"), ("don't let me skip it, the choir", "choir"),
      ("no point in plants, I kill them", "choir"),
    ])
  func leftOut(text: String, id: String) {
    #expect(dimension.read(text).understood == id, "\(dimension.read(text))")
  }

  @Test(
    "What is said last counts where it concludes or follows a but, and a wish before a remark",
    arguments: [
      ("I was gonna skip but ok the garden", "garden"),
      ("the garden first, but the choir would be nice too", "garden"),
      ("I love plants, let's be realistic, the choir", "choir"),
      ("we sing at home, so gardening", "garden"),
      ("I tried gardening and got nowhere, let's do the choir", "choir"),
      ("I want to get my hands dirty", "garden"), ("the choir because plants die on me", "choir"),
      ("the choir, though I wouldn't mind some gardening", "choir"),
      ("gardening, but I'd be happy to sing in the choir", "garden"),
      ("without plants I'm nothing, so the garden", "garden"),
      ("garden first, the choir can wait", "garden"),
      ("I sing at home, but gardening suits me better", "garden"),
    ])
  func last(text: String, id: String) {
    #expect(dimension.read(text).understood == id, "\(dimension.read(text))")
  }

  @Test(
    "The single words of a phrase, and a one that stands for anything, choose nothing",
    arguments: [
      "nobody", "my hands", "hmm which one would my mum pick", "never again", "the usual",
    ])
  func loose(text: String) {
    #expect(dimension.read(text).understood == nil, "\(dimension.read(text))")
  }

  @Test(
    "Who cannot decide leaves nothing out",
    arguments: ["I can't decide between the garden and the choir", "not sure, garden or choir"])
  func undecided(text: String) {
    #expect(dimension.read(text).ambiguous == ["garden", "choir"], "\(dimension.read(text))")
  }
}
