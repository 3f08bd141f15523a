/// Which act of a line is taken next: the only order there is.
///
/// A table is read from its first row on; the first act that a row finds, where the row counts in the
/// situation, is taken. The policy sees acts and never text.
enum Policy {
  /// A kind of look at the line, and the situations in which what it finds counts.
  struct Row: Sendable {
    let source: ActSource
    let situations: Situation
    /// What the rest of the line is heard for, once the act is taken.
    let rest: Rest
    /// Whether an act counts only where the line announces it.
    let isAnnounced: Bool

    init(
      _ source: ActSource, _ situations: Situation, rest: Rest = .nothing,
      isAnnounced: Bool = false
    ) {
      self.source = source
      self.situations = situations
      self.rest = rest
      self.isAnnounced = isAnnounced
    }
  }

  /// What is still heard in the rest of a line.
  enum Rest: Hashable, Sendable {
    /// Nothing: the act is about the whole line.
    case nothing
    /// Whatever says what it is about, what the act opened, and what comes next.
    case everything
    /// What says what it is about, and what is said of elements that were opened.
    case newcomers
    /// Whatever a line can say, where the words that were taken are not all of it.
    case anything
    /// Bare values beside a part of an answer that says what it is.
    case bareValues
    /// The answer to the question, where an answer before it was named without a word of correction.
    case answerBesideName
    /// The answer to the question in a clause of its own, beside the change of another.
    case answerBesideChange
    /// The answer to the question in a clause of its own, beside a goodbye, which is taken last.
    case answerBesideCommand
    /// The reply to what is pending, the answer to the question, or what is to be changed, beside a question that
    /// was asked back.
    case answerBehindQuestion
  }

  /// What a line is heard for.
  static let opening: [Row] = [
    Row(.crisis, .any),
    Row(.length, .any),
    Row(.forcedCommand, .any),
    Row(.quotation, [.asking, .clarifying]),
    Row(.questionSaidBack, [.asking, .clarifying]),
    Row(.everyday, .any, rest: .answerBehindQuestion),
    Row(.reply, .any, rest: .anything),
    Row(.waiting, .any),
    Row(.keeping, .asking),
    Row(.objection, .asking),
    Row(.wholeAnswer, .asking, rest: .everything),
    Row(.copy, .asking),
    Row(.command, .any),
    Row(.slip, .any),
    Row(
      .removal, [.asking, .explaining, .reviewing, .submitting, .complete], rest: .anything),
    Row(.interruption, .asking),
    Row(.account, .explaining),
    Row(.addition, .reviewing, rest: .anything),
    Row(.namedCorrection, .submitting),
    Row(.amendment, .showing, rest: .everything),
    Row(.agreement, .showing),
    Row(.inquiry, [.reviewing, .submitting], rest: .answerBehindQuestion),
    Row(.correction, [.reviewing, .submitting], rest: .everything),
    Row(.edit, [.reviewing, .submitting]),
    Row(.clauseCommand, [.reviewing, .submitting, .signingIn]),
    Row(.refusal, [.reviewing, .submitting]),
    Row(.inquiry, .any, rest: .answerBehindQuestion),
    Row(.addition, .complete, rest: .anything),
    Row(.correction, [.asking, .explaining, .complete], rest: .answerBesideName),
    Row(.correction, .clarifying, isAnnounced: true),
    Row(.edit, [.asking, .explaining, .complete]),
    Row(.smallTalk, [.complete, .signingIn, .clarifying]),
    Row(.account, .signingIn),
    Row(.clauseCommand, .any, rest: .answerBesideCommand),
    Row(.roster, .asking, rest: .newcomers),
    Row(.ahead, .explaining, rest: .everything),
    Row(.branch, [.asking, .complete], rest: .everything),
    Row(.answer, .asking, rest: .everything),
    Row(.claims, [.asking, .explaining, .reviewing, .submitting, .complete], rest: .everything),
    Row(.part, .atItem, rest: .bareValues),
    Row(.halfAgreement, [.reviewing, .submitting]),
    Row(.lastCommand, .atItem),
    Row(.skip, .asking),
    Row(.hesitation, .atItem),
    Row(.smallTalk, .atItem),
    Row(.question, [.atItem, .complete]),
    Row(.bareValue, [.explaining, .reviewing, .submitting, .complete]),
    Row(.assent, .complete),
  ]

  /// What a clause is heard as that nothing was made of beside the rest of its line.
  static let clause: [Row] = [
    Row(.removal, [.asking, .explaining, .reviewing, .submitting, .complete]),
    Row(.addition, [.reviewing, .complete]),
    Row(.correction, [.asking, .explaining, .reviewing, .submitting, .complete]),
    Row(.edit, [.asking, .explaining, .reviewing, .submitting, .complete]),
    Row(.claims, [.asking, .explaining, .reviewing, .submitting, .complete]),
    Row(.answer, .asking),
  ]

  /// What such a clause is heard as that may be offered, where another question is open.
  static let proposal: [Row] = clause + [Row(.part, .asking)]

  /// A kind of look for a correction, and what a line must not be for what it finds to count.
  struct CorrectionRow: Sendable {
    let source: CorrectionSource
    let doubts: [CorrectionDoubt]

    init(_ source: CorrectionSource, unless doubts: CorrectionDoubt...) {
      self.source = source
      self.doubts = doubts
    }
  }

  /// What a line may be instead of a correction.
  enum CorrectionDoubt: Sendable {
    /// A question is asked.
    case question
    /// The line answers it, by a yes or no or from its first word on.
    case answer
    /// The line names what is asked, and answers it.
    case answerByName
    /// The question takes any line as its text, and no word takes anything back.
    case text
    /// No word takes anything back.
    case noCue
    /// The line says that something is to be as it was: "no, not 1550, the one before that".
    case restoring
  }

  /// What a line is heard as when it is heard as a correction.
  static let corrections: [CorrectionRow] = [
    CorrectionRow(.dictation),
    CorrectionRow(.textClause),
    CorrectionRow(.complaint, unless: .restoring),
    CorrectionRow(.textExchange),
    CorrectionRow(.retraction),
    CorrectionRow(.valuesTogether, unless: .question, .answer),
    CorrectionRow(.renaming, unless: .answer, .text),
    CorrectionRow(.transfer, unless: .answer, .text),
    CorrectionRow(.swap, unless: .answer, .text),
    CorrectionRow(.name, unless: .answer, .text),
    CorrectionRow(.replacement, unless: .answer),
    CorrectionRow(.respelling, unless: .answer, .text),
    CorrectionRow(.otherOption, unless: .answer, .text),
    CorrectionRow(.introduction, unless: .answer, .text),
    CorrectionRow(.edit, unless: .answer, .text, .noCue, .answerByName),
    CorrectionRow(.lastAnswer, unless: .answer, .text, .noCue, .answerByName),
    CorrectionRow(.rejection, unless: .answer, .text, .noCue, .answerByName),
  ]

  /// What the rest of a line is heard for.
  static func rows(for rest: Rest) -> [Row] {
    switch rest {
    case .nothing: []
    case .everything:
      [
        Row(.roster, .any, rest: .newcomers),
        Row(.claims, .any, rest: .everything), Row(.opened, .any, rest: .everything),
        Row(.edit, .any), Row(.removal, .any),
        Row(.part, [.explaining, .reviewing, .submitting]), Row(.next, .any),
        Row(.valueBesideAnswer, .any), Row(.inquiryBesideAnswer, .any),
      ]
    case .newcomers:
      [Row(.claims, .any, rest: .newcomers), Row(.newcomers, .any, rest: .newcomers)]
    case .bareValues: [Row(.bareValue, [.explaining, .reviewing, .submitting, .complete])]
    case .answerBesideName:
      [
        Row(.answer, .asking), Row(.part, [.explaining, .reviewing, .submitting]),
        Row(.opened, .any), Row(.next, .any),
      ]
    case .answerBesideChange, .answerBesideCommand: [Row(.plainAnswer, .asking)]
    case .answerBehindQuestion:
      [
        Row(.reply, .any), Row(.correction, .any), Row(.edit, .any), Row(.answer, .asking),
        Row(.agreement, .reviewing),
      ]
    case .anything: opening.filter { $0.source != .reply }
    }
  }

  /// The act that is taken next and what its rest is heard for, or nil where no act counts.
  static func next(
    _ rows: [Row], of interpretation: Interpretation, in situation: Situation
  ) -> (act: DialogueAct, rest: Rest)? {
    for row in rows where !row.situations.isDisjoint(with: situation) {
      for act in interpretation.acts(of: row.source) {
        if row.isAnnounced, act.basis != .announced { continue }
        let rest: Rest =
          switch row.rest {
          case .answerBesideName where act.basis != .named:
            act.usesPart ? .answerBesideChange : .nothing
          case .bareValues where act.basis != .explicit: .nothing
          case .answerBesideCommand where !act.leaves: .nothing
          case .answerBehindQuestion where act.proposes && interpretation.isOneSentence: .nothing
          default: row.rest
          }
        return (act, rest)
      }
    }
    return nil
  }
}
