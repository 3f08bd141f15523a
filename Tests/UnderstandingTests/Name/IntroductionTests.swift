import Testing
import Understanding

@Suite("Who somebody says they are")
struct IntroductionTests {
  @Test(
    "A name that is introduced as the speaker's, or that many have, at the begin of a line",
    arguments: [
      "Harold here, 71 years young", "my name is Walter Pemberton", "hey it's Zoe", "I'm Anna",
      "Omar Haddad", "Dale here",
    ])
  func introduces(text: String) { #expect(Line(text).introducesSpeaker) }

  @Test(
    "Other words, moods, and the names of others are none",
    arguments: ["I'm tired", "lose weight", "let's go", "her name is Mia", "ready", "1800"])
  func none(text: String) { #expect(!Line(text).introducesSpeaker) }
}
