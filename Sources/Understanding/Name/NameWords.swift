/// Words that stand around the names of people: whom the name belongs to, how people greet, and
/// what they add behind it.
enum NameWords {
  /// What stands before the name of a grown-up.
  static let titles: Set<String> = ["mr", "mrs", "ms", "dr", "prof", "rev"]
  /// Words for whom a name belongs to: "my daughter", "the baby", "foster son".
  static let kin: Set<String> = words(
    """
    son daughter boy girl lad lass laddie lassie kid kiddo \
    child children chlid baby babies bub bubba toddler preschooler tween teen teenager infant \
    newborn youngest eldest oldest middle elder older younger firstborn stepson stepdaughter \
    stepchild stepkid grandson granddaughter grandchild grandkid grandbaby godson goddaughter \
    godchild nephew niece cousin ward foster adopted adoptive step twin triplet \
    brother sister sibling one husband wife partner spouse fiancé fiancée bloke fella princess angel \
    treasure sunshine munchkin monkey monster rascal offspring
    """)

  /// What a name is called: "my name", "surname Hill".
  static let labels: Set<String> = ["name", "names", "nickname", "surname"]

  /// Words that make of a name one that is not used: "we nearly called her Ruby".
  static let unreal: Set<String> = words(
    "nearly almost wanted used meant supposed going thought considered originally formerly")

  /// What a name is that will do: "Raj is enough".
  static let sufficient: Set<String> = words(
    """
    fine enough easier better plenty simpler shorter ok okay good great perfect preferred nicer right
    """)

  /// Words before the letters of a name.
  static let spelling: Set<String> = words("spelled spelt spelling written with as letters")

  /// Words that may stand before a name or a word of kin and belong to neither.
  static let describing: Set<String> = words(
    """
    little wee tiny big small dear sweet lovely beautiful gorgeous darling precious own only one \
    first second third fourth next last full proper short good old new the my our this that a an \
    his her their single lone other biological bio
    """)

  /// Words with which people greet, beside those that only fill a line.
  static let greetings: Set<String> = words(
    "hiya howdy heya hola namaste bonjour ciao salut yo sup gday g'day greetings aloha hullo ello")

  /// What people write behind what they say: chat, kisses and whom they speak to.
  static let chat: Set<String> = words(
    """
    lol lmao rofl haha hahaha hehe heh xd x xx xxx xo xoxo btw tbh ngl imo innit mate bro bruv \
    dude pal buddy sir madam ma'am fwiw obvs obviously obv smh omg ig idk right yeah yes
    """)

  /// Words that say where or for whom a name counts, behind or before it.
  static let circumstances: Set<String> = words(
    "home work school nursery paper legally officially formally informally church uni passport")

  /// Words that no name begins with, and that go on with a sentence.
  static let function: Set<String> = words(
    """
    into onto off out along across via upon among amid despite unless whether whereas even such \
    same different both each own whose whom everyone everybody nobody someone somebody people \
    nothing something anything whatever whichever wherever always usually often sometimes never \
    ever yet already still soon maybe perhaps almost nearly hardly barely quite rather really \
    truly simply merely because cos cuz since while though although however therefore thus hence \
    instead otherwise besides anyway anyhow about above after against around before behind below \
    beneath between beyond during except inside like near outside over past through till toward \
    towards under until up down within without again once twice mine yours hers ours theirs
    """)

  private static func words(_ list: String) -> Set<String> {
    Set(words: list)
  }
}

extension Token {
  /// Whether the word says whom a name belongs to, of one or several: "son's" does, too, and is often written
  /// without its apostrophe.
  var isKin: Bool {
    guard kind == .word else { return false }
    let word = isPossessive ? String(word.dropLast(2)) : word
    return NameWords.kin.contains(word)
      || word.hasSuffix("s") && NameWords.kin.contains(String(word.dropLast()))
  }

  /// Whether the word is for somebody who is no child, such as a husband or a "teacher's".
  var isGrownUp: Bool {
    kind == .word
      && OtherPerson.grownUps.contains(isPossessive ? String(word.dropLast(2)) : word)
  }
}
