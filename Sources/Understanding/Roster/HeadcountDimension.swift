/// Whether there are people of a kind, and how many or who: "no", "yes", "two", "Emma 4 and Noah 7".
public struct HeadcountDimension: Dimension {
  /// How many there may be.
  public let count: ClosedRange<Int>
  private let roster: RosterDimension
  private let truth: BooleanDimension
  private let numbers: NumberDimension

  /// Up to so many people or things, and the words for what they are, in small letters, such as "kids".
  public init(
    count: ClosedRange<Int>, nouns: Set<String> = [], of bearer: NameDimension.Bearer = .person
  ) {
    self.count = count
    roster = RosterDimension(nouns: nouns, of: bearer)
    truth = BooleanDimension(about: BooleanTopic(nouns))
    numbers = NumberDimension(whole: 0...999)
  }

  /// `headcount`.
  public var name: String { "headcount" }

  /// Names, which nearly any words may be.
  public var form: AnswerForm { .name }

  /// The words of a yes or a no, and of who is asked about.
  public var vocabulary: Vocabulary { truth.vocabulary.union(numbers.vocabulary) }

  /// The whole line, where it answers.
  public func matches(in line: Line, context: Context) -> [Match<Headcount>] {
    guard let (value, rule) = said(by: line, context) else { return [] }
    return [
      Match(
        values: [value], tokens: 0..<line.tokens.count, rule: rule,
        isExplicit: false)
    ]
  }

  private func said(by line: Line, _ context: Context) -> (Headcount, rule: RuleName)? {
    if line.opensByRemoving { return nil }
    if line.tokens.contains(where: { Self.none.contains($0.word) }), line.tokens.count < 4 {
      return (.number(0), "headcount.none")
    }
    let isYes = truth.read(line, in: context).single
    if let people = roster.read(line, in: context).single, people.count > 1 || isYes == nil,
      numbers.matches(in: line, context: context).count < line.tokens.count
    {
      return (.people(people), "headcount.names")
    }
    // "Two more" is how many others there are, and changes no number that was said.
    let plain = line.blanking(line.tokens.filter { $0.lexeme == .more }.map(\.span))
    if let number = numbers.read(plain, in: context).single, isYes != false {
      return (.number(Int(number)), "headcount.number")
    }
    return isYes.map { ($0 ? .any : .number(0), $0 ? "headcount.yes" : "headcount.no") }
  }

  /// More than there may be, or fewer; of names more than fit, the first are kept by whoever asks.
  public func violation(of value: Headcount, in context: Context) -> Violation? {
    guard case .number(let number) = value else { return nil }
    if number < count.lowerBound { return .tooFew(minimum: count.lowerBound) }
    return number > count.upperBound ? .tooMany(maximum: count.upperBound) : nil
  }

  /// "none", "yes", a number, or the names.
  public func phrase(for value: Headcount, in context: Context) -> String {
    switch value {
    case .any: "yes"
    case .number(0): "none"
    case .number(let number): "\(number)"
    case .people(let people): roster.phrase(for: people, in: context)
    }
  }

  /// True, a number, or a list of objects with names.
  public func json(for value: Headcount) -> JSONValue {
    switch value {
    case .any: true
    case .number(let number): .int(number)
    case .people(let people): roster.json(for: people)
    }
  }

  /// True, a number, or a list of objects with names.
  public func value(from json: JSONValue) -> Headcount? {
    switch json {
    case .bool(true): .any
    case .bool(false): .number(0)
    case .int(let number) where number >= 0: .number(number)
    default: roster.value(from: json).map(Headcount.people)
    }
  }

  /// A number, names of people, and none where there may be.
  public var examples: [String] {
    (count.lowerBound == 0 ? ["none"] : []) + ["\(max(1, count.lowerBound))"]
      + (roster.bearer == .person ? ["Emma and Noah"] : [])
  }

  /// The fewest and the most.
  public func bounds(in context: Context) -> Bounds? { .count(count) }

  private static let none = WordClasses.english.words("HeadcountDimension.none")
}

extension Reading {
  /// The value, where there is one.
  fileprivate var single: Value? {
    if case .understood(let value, _) = self { value } else { nil }
  }
}
