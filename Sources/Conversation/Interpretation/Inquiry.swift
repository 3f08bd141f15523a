import Understanding

/// What people ask back.
indirect enum Inquiry {
  /// What the flow shows about the choices of a question.
  case aside(Aside, Path)
  /// All that was said of some elements of a group.
  case elements([Path.Element])
  /// Where an answer came from.
  case origin(Path)
  /// Where the value came from that is suggested for a question.
  case suggested(Path)
  /// All that was said so far.
  case answers
  /// What a word of the flow means.
  case term(GlossaryEntry)
  /// Why something is asked.
  case reason(String)
  /// What everybody asks.
  case everyday(EverydayQuestion)
  /// How something is done.
  case way(Command)
  /// The least and the most that a question allows.
  case bounds(Path)
  /// What a question can be answered with.
  case choices(Path)
  /// What there is to a choice of a question.
  case choice(Path, String)
  /// What several parts of a line ask.
  case several([Inquiry])
  /// One of two questions, by their names, which are likeliest.
  case either([String])
  /// Something that is not known here.
  case other
}

extension Inquiry {
  /// What it is about, for people who build a flow: `everyday cost`, `term MATADOR`, `other`.
  var name: String {
    switch self {
    case .term(let entry): "term \(entry.term)"
    case .everyday(let question): "everyday \(question)"
    case .way(let command): "way \(command.word)"
    case .aside(let aside, _): "\(aside)"
    case .several(let inquiries): inquiries.map(\.name).joined(separator: "; ")
    case .either(let names): names.joined(separator: " or ")
    case .elements: "elements"
    case .origin: "origin"
    case .suggested: "suggested"
    case .answers: "answers"
    case .reason: "reason"
    case .bounds: "bounds"
    case .choices: "choices"
    case .choice: "choice"
    case .other: "other"
    }
  }
}
