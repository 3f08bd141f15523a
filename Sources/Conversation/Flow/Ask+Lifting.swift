import Understanding

extension Ask {
  /// The same question, asked about a part of a greater draft.
  func lifted<View: DraftView>(into view: View) -> Ask<View.Whole> where View.Part == D {
    var lifted = Ask<View.Whole>(
      id: id, reader: reader.lifted(into: view), typed: typed,
      write: { [write] whole, index, json in
        view.update(&whole, at: index) { write(&$0, view.index(in: index), json) }
      })
    lifted.traits = traits
    lifted.requirements = requirements.map { requirement in
      Requirement(sentence: requirement.sentence) { value, whole, index, context in
        requirement.isKept(
          value, view.part(of: whole, at: index), view.index(in: index), context)
      }
    }
    lifted.prompt = view.lifted(prompt)
    lifted.suggestion = suggestion.map(view.lifted)
    lifted.condition = condition.map(view.lifted)
    lifted.unavailable = unavailable.map(view.lifted)
    lifted.shown = view.lifted(shown)
    lifted.implication = implication.map(view.lifted)
    lifted.choices = view.lifted(choices)
    if let doubt {
      lifted.doubt = { whole, index, json in
        doubt(view.part(of: whole, at: index), view.index(in: index), json)
      }
    }
    lifted.aside = { [aside] line, whole, context in
      view.isEmpty(whole) ? nil : aside(line, view.part(of: whole, at: 0), context)
    }
    return lifted
  }
}

extension Ask.Reader {
  fileprivate func lifted<View: DraftView>(into view: View) -> Ask<View.Whole>.Reader
  where View.Part == D {
    switch self {
    case .same(let dimension): .same(dimension)
    case .dependent(let dimension): .dependent(view.lifted(dimension))
    }
  }
}

extension DraftView {
  /// What is known of the part, as something that is known of the whole.
  func lifted<Value>(
    _ known: @escaping @Sendable (Part, Int) -> Value
  ) -> @Sendable (Whole, Int) -> Value {
    { whole, index in known(part(of: whole, at: index), self.index(in: index)) }
  }
}
