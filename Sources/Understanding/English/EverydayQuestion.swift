/// What everybody asks somewhere in a conversation, whatever it is about.
public enum EverydayQuestion: String, Hashable, Sendable, Codable, CaseIterable {
  /// Who is speaking, and whether it is a machine.
  case whoAreYou, isMachine
  /// What this is for.
  case whatIsThis
  /// Whether what is said stays private, who sees it, and where it is kept.
  case isPrivate, whoSees, whereStored
  /// Whether it is safe, and whether it is shared or sold.
  case isSafe, isShared
  /// Whether it can be erased.
  case canErase
  /// What it costs.
  case cost
  /// How long it takes, and how many questions there are.
  case howLong, howMany
  /// Whether an answer can be changed later, given later, or left out.
  case canChange, canDoLater, canSkip, isRequired
  /// Whether one can stop and come back, and how to go back or leave.
  case canReturn, howToGoBack, howToLeave
  /// What can be said, or what to say when one does not know or understand.
  case whatToSay, ifUnknown, notUnderstanding
  /// Why something is asked, and what comes next.
  case whyAsked, whatNext
  /// Whether there is a person to talk to.
  case person
}

extension EverydayQuestion {
  /// The question that a line asks, by its words and the form of a question that they have, or nil when
  /// it asks none of them.
  package init?(_ line: Line, _ wording: Wording, _ form: QuestionForm?) {
    if wording.isIndirectQuestion { return nil }
    let words = line.tokens.compactMap { WordKey($0.word) }
    if wording.asks || form != nil || wording.opens(withAny: Self.openings) {
      guard let form = Self.forms.first(where: { $0.isSaid(in: words, of: words) }) else {
        return nil
      }
      self = form.question
      return
    }
    // "I don't have one, get me started" says two things.
    let clauses = line.clauses().map { clause in
      line.tokens[clause.tokens].compactMap { WordKey($0.word) }
    }
    guard
      let form = Self.forms.first(where: { form in
        form.isStatement && clauses.contains { form.isSaid(in: $0, of: words) }
      })
    else { return nil }
    self = form.question
  }

  /// A way to ask a question: one word of each set, none of some others.
  private struct Form: Sendable {
    let question: EverydayQuestion
    private let words: [[WordKey]]
    private let without: [WordKey]
    /// What may stand behind its last word, besides nothing; empty where anything may.
    private let objects: [WordKey]
    /// Whether it may be said without the form of a question: "I don't understand".
    let isStatement: Bool

    /// A form by its sets of words, which are parted by spaces.
    init(
      _ question: EverydayQuestion, _ words: String..., without: String = "",
      objects: String = "", isStatement: Bool = false
    ) {
      self.question = question
      self.words = words.map(WordKey.words)
      self.without = WordKey.words(of: without)
      self.objects = WordKey.words(of: objects)
      self.isStatement = isStatement
    }

    /// Whether a part of a line has a word of each set, and the line none of the others.
    func isSaid(in part: [WordKey], of line: [WordKey]) -> Bool {
      words.allSatisfy { $0.contains(where: part.contains) }
        && !without.contains(where: line.contains) && (objects.isEmpty || endsWithObject(part))
    }

    /// Whether nothing but an object stands behind a word of the last set.
    private func endsWithObject(_ part: [WordKey]) -> Bool {
      guard let last = words.last, let place = part.lastIndex(where: last.contains) else {
        return false
      }
      return place + 1 == part.count || objects.contains(part[place + 1])
    }
  }

  /// Openings of a question that a ``QuestionForm`` need not be.
  private static let openings = [
    "can i", "could i", "may i", "can you", "could you", "can we", "could we", "can anyone",
    "can anybody", "can someone", "do i", "do we", "must i", "will i", "am i", "does anyone",
    "does anybody", "would i", "is there", "are they", "is my", "are my", "who", "where", "how",
    "what", "why", "when",
  ]

  /// The more words a form wants, the earlier it stands.
  private static let forms: [Form] = [
    Form(
      .person, "talk speak chat contact reach call email ask",
      "human person someone somebody agent support representative real people"),
    Form(.person, "human person support", "instead there available helpline hotline"),
    Form(
      .isMachine, "you this", "bot robot human ai machine computer chatbot person real program",
      without: "talk speak"),
    Form(.whatNext, "what what's whats", "happens comes happen", "next after then afterwards now"),
    Form(.whatNext, "what's whats", "next"),
    Form(.ifUnknown, "what if", "if", "know sure remember idea unsure decide"),
    Form(
      .canChange,
      "change changed edit edited correct corrected fix update updated alter altered modify undo adjust",
      "later afterwards after mind anytime time again answer answers it this that"),
    Form(.canChange, "stuck bound locked", "i this it that we with"),
    Form(
      .canReturn, "stop pause leave break quit come continue finish resume pick",
      "back later again tomorrow return resume afterwards continue left off"),
    Form(
      .canDoLater, "i we this", "later afterwards tomorrow",
      "do answer fill tell add give set decide choose pick think"),
    Form(.howToGoBack, "how", "back previous return"),
    Form(.howToLeave, "how", "quit exit leave stop cancel out", without: "back"),
    Form(.canSkip, "skip pass omit leave", "i we this it can question blank out", without: "back"),
    Form(.isRequired, "required mandatory necessary optional compulsory obligatory"),
    Form(
      .isRequired, "have must need", "i we", "answer this to it that",
      without: "why know how ok okay fine alright enough"),
    Form(
      .canErase,
      "delete deleted erase erased remove removed wipe wiped forget clear",
      "data everything answers account information info it this all me details"),
    Form(.isShared, "share shared sell sold give given pass third selling sharing"),
    Form(.whoSees, "who anyone anybody someone else people you", "see sees read reads access view"),
    Form(.whoAreYou, "who who's whos", "you this"),
    Form(.isPrivate, "private privacy confidential anonymous secret"),
    Form(
      .whereStored, "where", "stored saved kept store keep save data go goes information end"),
    Form(.whereStored, "you is are", "storing saving keeping recording stored", without: "safe"),
    Form(.isSafe, "safe secure security encrypted protected trust hacked"),
    Form(.cost, "cost costs price free pay charge charged expensive money subscription fee"),
    Form(.howLong, "how", "long much", "take takes taking time last longer", without: "many"),
    Form(.howMany, "how", "many much", "questions question steps left more"),
    Form(.whyAsked, "why", "need ask asking know want matter important you this"),
    Form(
      .whatToSay, "what how", "say type write answer enter reply respond", "i can should",
      without: "did happens if"),
    Form(.notUnderstanding, "don't dont not", "understand", isStatement: true),
    // "I don't get a break" understands all that is asked.
    Form(
      .notUnderstanding, "don't dont not", "get follow",
      objects: "it this that what you your why how", isStatement: true),
    Form(.notUnderstanding, "don't dont not", "get follow", "question", isStatement: true),
    Form(.notUnderstanding, "confused lost", "i'm im i", isStatement: true),
    Form(.notUnderstanding, "explain mean", "question this that it you", without: "calories"),
    Form(.whatIsThis, "what what's whats", "this app usher", without: "why"),
  ]
}
