import Understanding

/// What README shows of the module by itself.
enum LibraryUse {
  static func said(on today: CalendarDate) -> [String] {
    var said: [String] = []
    let context = Context(today: today)
    let weight = WeightDimension(in: 30...250, unit: .kilogram)
    switch weight.read(Line("about 82.5, I think"), in: context) {
    case .understood(let value, let evidence):
      said.append("\(value.kilograms) kg, from \"\(evidence.words)\" by \(evidence.rule.text)")
    case .ambiguous(let values, _): said.append("which of \(values)?")
    case .unclear(let why): said.append("\(why)")
    }
    for match in DateDimension().matches(in: Line("moving on Friday week"), context: context) {
      said.append("\(match.values)")
    }
    return said
  }
}
