import Understanding

extension Ask {
  /// The question over one element, as a question over the whole draft at the element's index.
  func lifted<Whole: Draft>(into element: ElementView<Whole, D>) -> Ask<Whole> {
    var lifted = Ask<Whole>(
      id: id,
      reader: reader.lifted(into: element), typed: typed,
      write: { [write] whole, index, json in write(&whole[keyPath: element.list][index], 0, json) })
    lifted.traits = traits
    lifted.requirements = requirements.map { requirement in
      Requirement(sentence: requirement.sentence) { value, whole, index, context in
        requirement.isKept(value, element(whole, index), 0, context)
      }
    }
    lifted.prompt = { [prompt] whole, index in prompt(element(whole, index), 0) }
    if let suggestion {
      lifted.suggestion = { whole, index in suggestion(element(whole, index), 0) }
    }
    if let condition {
      lifted.condition = { whole, index in condition(element(whole, index), 0) }
    }
    lifted.shown = { [shown] whole, index in shown(element(whole, index), 0) }
    if let implication {
      lifted.implication = { whole, index in implication(element(whole, index), 0) }
    }
    lifted.choices = { [choices] whole, index in choices(element(whole, index), 0) }
    if let doubt {
      lifted.doubt = { whole, index, json in doubt(element(whole, index), 0, json) }
    }
    lifted.aside = { [aside] line, whole, context in
      whole[keyPath: element.list].isEmpty ? nil : aside(line, element(whole, 0), context)
    }
    return lifted
  }
}

extension Ask.Reader {
  fileprivate func lifted<Whole: Draft>(
    into element: ElementView<Whole, D>
  ) -> Ask<Whole>.Reader {
    switch self {
    case .same(let dimension): .same(dimension)
    case .dependent(let dimension):
      .dependent { whole, index in dimension(element(whole, index), 0) }
    }
  }
}
