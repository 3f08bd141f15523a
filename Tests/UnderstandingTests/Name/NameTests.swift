import Testing
import Understanding

@Suite struct NameTests {
  @Test(
    "What is never seen falls away, and what joins letters stays",
    arguments: [
      ("Mi\u{200B}a", "Mia"), ("\u{FEFF}Mia", "Mia"), ("Mia\u{2060}", "Mia"),
      ("call me Mi\u{2060}a", "Mia"), ("\"Mi\u{200B}a\"", "Mia"),
      ("علی\u{200C}رضا", "علی\u{200C}رضا"),
      ("\u{0DC1}\u{0DCA}\u{200D}\u{0DBB}\u{0DD3}", "\u{0DC1}\u{0DCA}\u{200D}\u{0DBB}\u{0DD3}"),
    ])
  func unseen(text: String, name: String) throws {
    let read = try #require(NameDimension().read(text).understood)
    #expect(Array(read.unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test("A name of nothing that is seen is none", arguments: ["\u{200B}", "\u{FEFF}\u{2060}"])
  func nothingSeen(text: String) {
    #expect(NameDimension().read(text).understood == nil)
  }

  @Test(
    "A person's name is found in what people say around it",
    arguments: [
      ("Sam", "Sam"), ("I'm Sam, by the way", "Sam"), ("call me Ana-Lucía", "Ana-Lucía"),
      ("it;s Hugo", "Hugo"), ("i;m Hugo", "Hugo"),
      ("Elizabeth, but please call me Liz", "Liz"), ("oliver, our youngest", "Oliver"),
      ("\"back\"", "back"), ("“Skip”", "Skip"), ("no, Mia, not Maya", "Mia"),
      ("Maya, no wait, Mia", "Mia"),
      ("my name is mary jane", "Mary Jane"), ("her name is Zoë", "Zoë"),
      ("J. R. Hart", "J. R. Hart"),
      ("o'brien", "O'Brien"), ("she's called Mia", "Mia"), ("Mia, she's 7", "Mia"),
      ("April", "April"),
      ("you can call me Al", "Al"), ("李明", "李明"), ("it's sam", "Sam"), ("DeShawn", "DeShawn"),
      ("ludwig van beethoven", "Ludwig van Beethoven"), ("Sam please", "Sam"), ("NOAH", "NOAH"),
      ("this is Priya", "Priya"), ("everyone calls me Bo", "Bo"), ("our son leo", "Leo"),
      ("skip", "Skip"),
      ("Jean-Luc", "Jean-Luc"), ("Well, I'm Ravi.", "Ravi"), ("hi, I'm ravi", "Ravi"),
      ("Sam here", "Sam"), ("our youngest is called Oliver", "Oliver"), ("Will", "Will"),
      ("Mia was born 4 March 2018", "Mia"), ("Mia May 4", "Mia"), ("change it to Bob", "Bob"),
      ("not Bob, Rob", "Rob"), ("T.J.", "T.J."), ("So-yeon", "So-yeon"), ("Max", "Max"),
      ("my name is No", "No"), ("my name is Yesterday", "Yesterday"),
      ("this is Sam speaking", "Sam"), ("I usually go by Sam", "Sam"), ("'Sam'", "Sam"),
      ("Elizabeth, Liz for short", "Liz"), ("Liz (short for Elizabeth)", "Liz"),
      ("we named him leo", "Leo"), ("it's spelled Samuel", "Samuel"), ("it's Jack now", "Jack"),
      ("could you call me Jackie?", "Jackie"), ("I want to be called Jackie", "Jackie"),
      ("Ben's 5", "Ben"), ("Jackie’s fine", "Jackie"), ("oh, Jack", "Jack"),
      ("“Ana \"Annie\" Berg”", "Ana \"Annie\" Berg"), ("Jack, please", "Jack"),
      ("everybody calls me Sam", "Sam"), ("Jean Luc", "Jean Luc"), ("Łukasz", "Łukasz"),
      ("I'm German Lopez", "German Lopez"), ("I'm Ulrike and I'm German", "Ulrike"),
      ("I'm Irish, my name is Pat", "Pat"), ("I'M SAM", "SAM"), ("i'm brian", "Brian"),
      ("i'm jordan, from Leeds", "Jordan"), ("I'm Happy", "Happy"), ("sam is fine", "Sam"),
      ("sam will do", "Sam"), ("its sam probably", "Sam"), ("first name Sam last name Hill", "Sam"),
      ("first name is Sam and last name is Hill", "Sam"), ("my surname is Hill", "Hill"),
      ("Jo. Nice to meet you!", "Jo"), ("Jo with no e", "Jo"), ("Dr. Hill", "Dr. Hill"),
      ("Prof. Moss", "Prof. Moss"), ("Rev. Ada Moss", "Rev. Ada Moss"),
      ("samantha, but sam is fine", "Sam"), ("Sam :)", "Sam"), ("i'm will", "Will"),
      ("her name: Mia", "Mia"),
      ("An", "An"), ("A. J. Smith", "A. J. Smith"), ("Sam at your service", "Sam"), ("Ty", "Ty"),
      ("im sam", "Sam"), ("shes called mia", "Mia"), ("theyre called Mia", "Mia"),
      ("It's spelled S-I-O-B-H-A-N, Siobhan", "Siobhan"), ("H-A-N-N-A-H", "Hannah"),
      ("N-I-N-A", "Nina"), ("Hiya, Shaz here!", "Shaz"), ("Salut", "Salut"),
      ("It's 'Sam', not 'Samuel'", "Sam"), ("Kayla first please", "Kayla"),
      ("Nina N I N A", "Nina"), ("not my child his name is Ben", "Ben"),
      ("oh no her name is Ida", "Ida"), ("let's do Ida first", "Ida"),
      ("Kathleen on paper but I only answer to Kit", "Kit"),
    ] as [(String, String)])
  func understood(text: String, name: String) {
    #expect(NameDimension().read(text).understood == name)
  }

  @Test(
    "What is no name gives nothing",
    arguments: [
      "", "?", "yes", "no", "ok", "why do you ask?", "what's that?", "I don't know", "I'm tired",
      "4 March 2018", "March 4th", "hello", "I'm not telling you", "42", "do I have to?", "...",
      "no name", "my name is what?", "will do", "all of them", "yesterday", "he'll be 5 in June",
      "someone else", "it depends", "my name is the", "call me the", "sign in",
      "ana.canary@example.org", "later", "nothing yet",
      "that is none of your business at all my friend", "prefer not to say", "skip this",
      "it's complicated", "it's a secret", "that's private", "it's late", "call me later",
      "call me maybe", "call me whatever", "can you call me back?", "good morning",
      "sam@example.com", "I'm the boss", "I'm nobody", "my daughter", "I'm german", "I'm Irish",
      "I am Indian", "I'm Polish-American", "I'm busy", "I'M TIRED", "i'm left handed",
      "I'm vegan", "I'm diabetic", "I'm allergic to nuts", "i'm using my phone", "I'm retired",
      "I'm scared of dogs", "im really excited about this", "I'm kind of new here", "I'm hopeful",
      "I'm 34", "I'm in Berlin", "I'm on holiday", "I'm training for a marathon", "I'm yours",
      "Book a table for two", "Sounds great, thanks", "That sounds good.", "Perfect.", "a table",
      "Please try again on Monday", "Buy me four tickets", "Half past seven", "Two please",
      "Hairdresser at 3", "I'd prefer a flight", "The date is March 5th", "Show me the weather",
      "I am headed out", "that is confirmed",
      "she hardly says boo", "no her name is not Ida", "I'm Catholic", "i'm post menopausal",
      "I'm Anna's mum",
    ])
  func refused(text: String) {
    #expect(NameDimension().read(text).understood == nil)
  }

  @Test(
    "A name holds no control characters and nothing that turns its letters around",
    arguments: [
      ("Ana\u{7}Berg", "Ana Berg"), ("Ana\u{1B}[31mBerg", "Ana"),
      ("\"Ana\tB\u{0}erg\"", "Ana B erg"),
      ("my name is Ana\r\nBerg", "Ana Berg"), ("Ana\u{202E}Berg", "AnaBerg"),
      ("“\u{2066}Ana\u{2069} Berg”", "Ana Berg"), ("Ana\u{85}\u{2028}Berg", "Ana Berg"),
    ])
  func controls(text: String, name: String) {
    #expect(NameDimension().read(text).understood == name)
  }

  @Test("Two names are one too many")
  func several() {
    #expect(NameDimension().read("Mia and Leo").unclear == .severalValues(["Mia", "Leo"]))
    #expect(NameDimension().read("Mia or Leo").unclear == .severalValues(["Mia", "Leo"]))
    #expect(NameDimension().read("twins: ann and bob").unclear == .severalValues(["Ann", "Bob"]))
  }

  @Test("A name may have a hundred characters, and no more")
  func length() {
    let long = String(repeating: "a", count: 100)
    #expect(NameDimension().read(long).understood?.count == 100)
    guard case .refused(_, .tooLong(maximum: 100), _) = NameDimension().read(long + "b").unclear
    else {
      Issue.record("a name of 101 characters was taken")
      return
    }
  }

  @Test(
    "The name of a thing is kept as written, without what is said about it",
    arguments: [
      ("Berlin Marathon", "Berlin Marathon"), ("the London Marathon", "London Marathon"),
      ("Berlin Marathon on September 26, hoping for sub 3:45", "Berlin Marathon"),
      ("I'm running the Great North Run in September", "Great North Run"),
      ("water intake", "water intake"),
      ("it's called Race for Life", "Race for Life"), ("Rock 'n' Roll Half", "Rock 'n' Roll Half"),
      ("Run in the Park", "Run in the Park"),
    ])
  func things(text: String, name: String) {
    #expect(NameDimension(of: .thing).read(text).understood == name)
  }

  /// Names of random pieces, of which one kind of quote is left to say them in.
  private static func generated(seed: UInt64) -> [String] {
    var generator = Generator(seed: seed)
    let pieces = [
      "Ana", "mia", "o'", "-", "\"", "“", "”", "«", ".", "?", "and", "is", "no", "7", "Mr", "é",
      "call me", "for short", "'s", "😊", ",", "(", ")", "to",
    ]
    return (0..<600).map { _ in
      let words = (0..<generator.next(in: 1...6)).compactMap { _ in
        pieces.randomElement(using: &generator)
      }
      return words.joined(separator: generator.next(in: 0...1) == 0 ? " " : "")
    }
  }

  @Test("Every name is said back so that it reads as the same")
  func roundTrip() {
    expectRoundTrip(
      NameDimension(),
      [
        "Sam", "back", "mia", "J. R.", "Ana-Lucía", "why?", "no", "42", "Mary and John",
        "Ana\"to noon", "\"", "Dwayne \"The Rock\" Johnson", "“Skip” and \"Leo\"", "12\" or 7\"",
        "«Mia", "it's", "\u{301}x, y",
      ])
    expectRoundTrip(
      NameDimension(of: .thing),
      ["Berlin Marathon", "name the window\"to noon", "12\" vinyl", "the “big” one", "5 km?"])
    expectRoundTrip(NameDimension(maximum: 1000), Self.generated(seed: 31))
    expectRoundTrip(NameDimension(of: .thing, maximum: 1000), Self.generated(seed: 37))
    expectExamples(NameDimension())
    expectExamples(NameDimension(of: .thing))
  }
}
