import Understanding

/// What a person may have done by a line or by part of one.
struct DialogueAct {
  let kind: Kind
  /// Why the words may be meant so.
  let basis: Basis
  /// The places of the words that the act explains, as UTF-8 offsets; they are used up when it is
  /// taken, and what is left of the line is looked at again.
  let words: Words
  /// The words that agree to a value, which become its evidence.
  let evidence: Evidence?

  init(
    _ kind: Kind, _ basis: Basis = .line, using words: Words = .all, evidence: Evidence? = nil
  ) {
    self.kind = kind
    self.basis = basis
    self.words = words
    self.evidence = evidence
  }

  /// How much of a line an act explains.
  enum Words {
    /// Every word that is left.
    case all
    /// The words at some places.
    case at([Range<Int>])
    /// All words but those at some places.
    case allBut([Range<Int>])
    /// None: the line is heard once more.
    case none
  }

  /// What an act does.
  enum Kind {
    /// Nothing was typed.
    case nothing
    /// It says values: an answer, one that was not asked for, a correction.
    case inform([Inform])
    /// It says a value that several answers could take; without values, only which are meant.
    case contest([Path], values: [JSONValue], Evidence)
    /// It wants an answer changed, and says no other.
    case change(Path)
    /// It takes an answer back, which is open again.
    case retract(Path)
    /// It speaks of an answer about somebody who is not known.
    case nameStranger
    /// It opens elements of a repeated group.
    case open(Opening)
    /// It takes elements of a repeated group out.
    case remove([Path.Element])
    /// It asks for another element while one is still being asked about.
    case postpone(group: String, after: Path.Element)
    /// It agrees to what is asked or shown.
    case affirm
    /// It agrees, but by no plain yes, as what cannot be taken back needs.
    case halfAgree
    /// It says more than can be taken in at once.
    case overlong
    /// It agrees, and wants something else without saying what.
    case amend
    /// It declines what is asked or shown.
    case decline
    /// It goes on.
    case proceed
    /// It agrees to something that a question for a yes cannot take as its answer.
    case acknowledge
    /// It asks for another try of what could not be saved.
    case retry
    /// It says something else than what is pending asks for.
    case goOnWithout
    /// It says that what the questions rest for was not meant.
    case misheard
    /// It does not know.
    case hesitate
    /// It follows a command.
    case command(Command)
    /// It wants a command that there is not.
    case unknownCommand(String)
    /// It is a command, or the answer that is asked for.
    case commandOrName(Command, text: String)
    /// It may be a slip of a command that loses something.
    case mayMean(Command)
    /// It asks something back.
    case inquire(Inquiry)
    /// It greets, thanks, praises or complains.
    case smallTalk(SmallTalk)
    /// It tells of somebody in danger.
    case crisis(Concern)
    /// It is about signing in.
    case signIn(SignInRequest)
  }

  /// Why words may be meant as an act.
  enum Basis: Hashable {
    /// The whole line says so.
    case line
    /// The question asked for it.
    case asked
    /// It settles what is pending.
    case pending
    /// The words name the field.
    case named
    /// A correction is announced.
    case announced
    /// The words say by themselves what they are about.
    case explicit
    /// The question behind an explanation asks for it.
    case ahead
    /// The answer before it opened the question.
    case opened
    /// It is part of a value.
    case part
    /// Nothing but that it would fit.
    case bare
  }
}

extension DialogueAct {
  /// An answer to a question with those to others beside it.
  func joined(with others: some Sequence<DialogueAct>) -> DialogueAct {
    guard case .inquire(let first) = kind else { return self }
    let rest = others.compactMap { other -> Inquiry? in
      if case .inquire(let inquiry) = other.kind { inquiry } else { nil }
    }
    if rest.isEmpty { return self }
    return DialogueAct(.inquire(.several([first] + rest)), basis, using: words, evidence: evidence)
  }

  /// The values that it says.
  var informs: [Inform] {
    if case .inform(let informs) = kind { informs } else { [] }
  }
}

/// A value that a line says for a field.
struct Inform {
  let path: Path
  let reading: Reading<JSONValue>
  /// The text that is kept where more has to be said for a value.
  let text: String
  /// How the line speaks of the value.
  var manner = Manner.said
  /// The items of a list that nobody knows, beside those that are understood; of a value with a limit, the limit.
  var leftOut: [String] = []

  /// How a line speaks of a value.
  enum Manner: Hashable {
    /// It says it.
    case said
    /// It says it of somebody else, while the answer is about the person.
    case ofSomebodyElse
    /// It asks about it: "is 1500 too low?".
    case asked
    /// It says it with a limit that the value cannot hold: "90 on Sundays".
    case limited
  }

  init(_ path: Path, _ reading: Reading<JSONValue>, of line: Line) {
    self.path = path
    self.reading = reading
    text = line.text.trimmingWhitespace
  }

  /// A value of which only the words that say it are kept where more has to be said.
  init(_ path: Path, _ reading: Reading<JSONValue>) {
    self.path = path
    self.reading = reading
    text = reading.evidence?.words ?? ""
  }
}

/// Elements of a repeated group that a line opens.
struct Opening {
  let group: String
  /// The index of the first of them.
  let first: Int
  /// What is said of each, by field; empty where one is opened and nothing said of it.
  let entries: [[String: JSONValue]]
  let evidence: Evidence
}

/// What people want of a sign-in.
enum SignInRequest: Hashable {
  /// To be signed in, or signed up.
  case begin(SignInIntent)
  /// To use an email address.
  case email(String, SignInIntent)
  /// To be signed in or up, whichever it is: "I might have an account".
  case undecided
  /// To call it off.
  case cancel
  /// Nothing that can be told: there is no email address.
  case unclear
}
