extension ChoicesDimension {
  typealias Item = ChoiceList.Item

  /// What the line says about the options, clause by clause.
  ///
  /// What a clause only says by the way ("we talk about school anyway", "since he started school")
  /// counts where nothing else in the line says anything.
  func list(in line: Line, context: Context) -> ChoiceList {
    // A line of hundreds of words is no list.
    guard line.tokens.count <= 400 else { return ChoiceList() }
    var reader = ChoiceListReader(line, self, context, takesAsides: false)
    let list = reader.list()
    let isEmpty =
      list.included.isEmpty && list.excluded.isEmpty && !list.isAll && !list.isRest
      && list.own.isEmpty
    guard isEmpty else { return list }
    var lenient = ChoiceListReader(line, self, context, takesAsides: true)
    return lenient.list()
  }

  /// The item of some numbers; without places when no option has one of them.
  func item(for match: Match<OptionNumbers>) -> Item {
    let count = options.count
    let places: [Int]
    switch match.values.first {
    case .numbers(let numbers): places = numbers.map { $0 - 1 }
    case .last(let few): places = few <= count ? Array(count - few..<count) : [-1]
    case .fromEnd(let number): places = [count - number]
    case .onward(let number): places = number <= count ? Array(number - 1..<count) : [-1]
    case .every(let rest): places = options.indices.filter { ($0 + 1) % 2 == rest }
    case .middle: places = count % 2 == 1 ? [count / 2] : [-1]
    case nil: places = []
    }
    return Item(
      places: places.allSatisfy(options.indices.contains) ? places : [], takesAll: true,
      tokens: match.tokens, rule: match.rule)
  }
}
