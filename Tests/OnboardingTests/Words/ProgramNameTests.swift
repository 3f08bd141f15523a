import Onboarding
import Testing

@Suite("The name of the program")
struct ProgramNameTests {
  @Test(
    "It is the last part of how the program was called",
    arguments: [
      ("/usr/bin/usher", "usher"), ("./library-card", "library-card"), ("card_2.1", "card_2.1"),
    ])
  func called(path: String, name: String) {
    #expect(ProgramName.called([path, "chat"]) == name)
  }

  @Test(
    "What a shell would take for more than a word is not repeated",
    arguments: [
      "", "/", "usher; id", "my usher", "-bash", "$(id)", "us\u{1B}[31mher", "us\nher", "ushér",
      "a|b",
    ])
  func hostile(path: String) {
    #expect(ProgramName.called([path]) == "usher")
  }

  @Test("Where nothing is said, it is usher")
  func none() { #expect(ProgramName.called([]) == "usher") }
}
