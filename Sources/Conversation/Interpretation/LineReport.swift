public import Understanding

/// What a line would be taken for where a conversation stands, for people who build a flow.
public struct LineReport: Hashable, Sendable {
  /// An act that is found in the line.
  public struct Act: Hashable, Sendable {
    /// What it does, such as `inform` or `command`.
    public var act: String
    /// The place of the answer that it is about.
    public var field: Path?
    /// The value that it says, in its stored form; of several readings all.
    public var values: [JSONValue] = []
    /// What it is besides: the word of a command, the kind of small talk, what a question is about.
    public var detail: String?
    /// The words that say it, and the rule that read them.
    public var evidence: Evidence?
    /// Why the words may be meant so, such as `asked` or `named`.
    public var basis: String
  }

  /// The acts, in the order in which the policy considers them.
  public var acts: [Act]
  /// The place of the act that is taken, from 0; nil when the line is not understood.
  public var taken: Int?
  /// The slips of the fingers that were mended, by what the question expects.
  public var corrected: [Correction]
  /// The words that said a value of the question and were taken back on the way: the 7 of "7, no, 8".
  public var takenBack: [String]
  /// The words that nothing of what is taken explains.
  public var unexplained: [String]
  /// The work that a turn takes to read the line, in steps of an `Effort`.
  package var steps: Int
}

extension LineReport {
  /// What a line would be taken for in a state of a flow; nothing comes of it.
  public init(
    on text: String, in flow: AnyFlow, _ state: ConversationState, _ context: TurnContext
  ) {
    let tracker = Tracker(flow: flow, state: state, context: context)
    let scene = Scene(
      flow: flow, context: context, state: state, agenda: tracker.agendaBefore,
      asked: tracker.asked)
    let hearing = Hearing(Line(text, within: Effort()), in: scene)
    let interpretation = Interpretation(hearing: hearing)
    let situation = Situation(scene)
    acts = []
    for row in Policy.opening where !row.situations.isDisjoint(with: situation) {
      for act in interpretation.acts(of: row.source).flatMap(\.reports) where !acts.contains(act) {
        acts.append(act)
      }
    }
    var taking = TurnTaking(flow: flow, state: state, context: context)
    taking.take(.line(text))
    steps = taking.steps
    taken = acts.isEmpty ? nil : 0
    corrected = hearing.corrections
    takenBack = hearing.takenBack
    unexplained = acts.isEmpty ? [] : taking.unexplained
  }
}

extension Hearing {
  /// The slips that were mended, by what the question expects.
  fileprivate var corrections: [Correction] {
    guard let vocabulary = current.flatMap(dimension)?.vocabulary else { return line.corrections }
    return line.expecting(vocabulary).corrections
  }

  /// The words that say another value of the question than is understood, before those that say it.
  fileprivate var takenBack: [String] {
    guard let current, case .understood(let value, let evidence) = reading(of: current) else {
      return []
    }
    return matches(of: current).filter { match in
      !match.values.contains(value)
        && line.span(match.tokens).upperBound <= evidence.span.lowerBound
    }
    .map { line.text(at: line.span($0.tokens)) }
  }
}

extension ConversationState {
  /// The state standing at the question of a field, named by its path or by the field alone; nil
  /// where no such question is asked.
  public func standing(at field: String, of flow: AnyFlow) -> ConversationState? {
    let slots = Agenda(flow, self).slots.filter(\.applies)
    guard
      let slot = slots.first(where: { $0.path.description == field })
        ?? slots.first(where: { $0.path.item == field })
    else { return nil }
    var standing = self
    standing.focus = slot.path
    standing.pending = nil
    return standing
  }
}

extension DialogueAct {
  /// The act as it is told, one for each value that it says.
  fileprivate var reports: [LineReport.Act] {
    switch kind {
    case .inform(let informs):
      informs.map { inform in
        var values: [JSONValue] = []
        switch inform.reading {
        case .understood(let value, _), .unclear(.refused(let value, _, _)): values = [value]
        case .ambiguous(let several, _), .unclear(.severalValues(let several)): values = several
        case .unclear: break
        }
        return report(inform.path, values, inform.reading.evidence)
      }
    case .contest(let paths, let values, let evidence):
      paths.enumerated().map { place, path in
        report(path, values.isEmpty ? [] : [values[place]], evidence)
      }
    case .change(let path), .retract(let path): [report(path)]
    case .open(let opening):
      [report(nil, opening.entries.map { .object($0) }, opening.evidence)]
    case .command(let command), .mayMean(let command), .commandOrName(let command, _):
      [report(detail: command.word)]
    case .smallTalk(let kind): [report(detail: kind.rawValue)]
    case .inquire(let inquiry): [report(detail: inquiry.name)]
    default: [report()]
    }
  }

  private func report(
    _ path: Path? = nil, _ values: [JSONValue] = [], _ evidence: Evidence? = nil,
    detail: String? = nil
  ) -> LineReport.Act {
    LineReport.Act(
      act: name, field: path, values: values, detail: detail, evidence: evidence ?? self.evidence,
      basis: "\(basis)")
  }

  /// The name of what it does, in small letters: `go_on_without`.
  private var name: String {
    "\(kind)".prefix { $0 != "(" }.reduce(into: "") { name, letter in
      name += letter.isUppercase ? "_\(letter.lowercased())" : String(letter)
    }
  }
}
