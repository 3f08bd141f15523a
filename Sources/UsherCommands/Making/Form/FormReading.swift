import Understanding

/// Which kind of value a schema describes, and what of it no question keeps.
struct FormReading {
  /// The kind; nil where no question reads such a value.
  private(set) var kind: FormKind?
  /// What is not kept, or why nothing is, in sentences.
  private(set) var notes: [String] = []
  private let schema: JSONValue

  init(_ schema: JSONValue) {
    self.schema = schema
    if let options = Self.options(schema) {
      kind = schema["enum"] == JSONValue.country["enum"] ? .country : .choice(options)
      return
    }
    switch schema["type"]?.string {
    case "string": readText()
    case "boolean": kind = .truth
    case "integer": readWhole()
    case "number": readNumber()
    case "array": readList()
    case "object": readObject()
    default: notes = ["its type is not said, or is one of several"]
    }
  }

  private mutating func readText() {
    switch schema["format"]?.string {
    case "email", "idn-email": kind = .email
    case "date": kind = .date
    case "time": kind = .time
    case "phone", "tel": kind = .phone
    case "uri", "url", "iri": kind = .url
    case nil: readPattern()
    case let format?: notes = ["no question reads the format \"\(format.oneLine)\""]
    }
  }

  /// Reads a text by the pattern that it has, where it is that of a kind.
  private mutating func readPattern() {
    kind = .text
    guard let pattern = schema["pattern"]?.string else { return }
    if schema["pattern"] == JSONValue.timeOfDay["pattern"] {
      kind = .time
    } else if schema["pattern"] == JSONValue.phone["pattern"] {
      kind = .phone
    } else if let (least, most) = Self.lines(pattern) {
      kind = least > 1 ? .address : .lines(most)
    } else {
      notes.append("its pattern is not kept: write a rule with `requiring`")
    }
  }

  /// The least and the most lines of a pattern that `LinesDimension` and `AddressDimension` have.
  private static func lines(_ pattern: String) -> (Int, Int)? {
    guard let found = pattern.wholeMatch(of: /\^\[\^\\n\]\*\(\\n\[\^\\n\]\*\)\{(\d+),(\d+)\}\$/),
      let least = Int(found.1), let most = Int(found.2)
    else { return nil }
    return (least + 1, most + 1)
  }

  private mutating func readWhole() {
    let least = schema["minimum"]?.int ?? schema["exclusiveMinimum"]?.int.map { $0 + 1 }
    let most = schema["maximum"]?.int ?? schema["exclusiveMaximum"]?.int.map { $0 - 1 }
    let (low, high) = (least ?? min(0, most ?? 0), most ?? max(Self.wide, least ?? 0))
    guard low <= high else {
      notes = ["its maximum is below its minimum"]
      return
    }
    kind = .whole(low...high)
    if least == nil { notes.append("it has no minimum: \(low) is put there") }
    if most == nil { notes.append("it has no maximum: \(high) is put there") }
    noteMultiples()
  }

  private mutating func readNumber() {
    switch (schema["minimum"]?.double, schema["maximum"]?.double) {
    case (let least?, let most?) where least <= most: kind = .number(least...most)
    case (nil, nil): kind = .number(nil)
    case (let least?, nil):
      kind = .number(least...max(least, Double(Self.wide)))
      notes.append("it has no maximum: \(Self.wide) is put there")
    case (nil, let most?):
      kind = .number(min(0, most)...most)
      notes.append("it has no minimum: \(most < 0 ? "its maximum" : "0") is put there")
    default: notes = ["its maximum is below its minimum"]
    }
    if schema["exclusiveMinimum"] != nil || schema["exclusiveMaximum"] != nil {
      notes.append("its exclusive bounds are not kept: write a rule with `requiring`")
    }
    noteMultiples()
  }

  private mutating func noteMultiples() {
    guard schema["multipleOf"] != nil else { return }
    notes.append("that it is a multiple is not kept: write a rule with `requiring`")
  }

  private mutating func readList() {
    guard let items = schema["items"], let options = Self.options(items) else {
      notes = ["a list is asked for where its items are options; write a group with `ForEach`"]
      return
    }
    let least = max(1, schema["minItems"]?.int ?? 1)
    let most = min(options.count, schema["maxItems"]?.int ?? options.count)
    guard least <= most else {
      notes = ["it takes more items than there are options"]
      return
    }
    let isWeek = Set(options.map(\.id)) == Set(Weekday.allCases.map(\.rawValue))
    kind = isWeek ? .weekdays(least...most) : .choices(options, least...most)
  }

  private mutating func readObject() {
    let time = JSONValue.timeOfDay["pattern"]
    if case .object(let parts)? = schema["properties"], Set(parts.keys) == ["start", "end"],
      parts.values.allSatisfy({ $0["format"] == "time" || $0["pattern"] == time })
    {
      kind = .timeRange
    } else if case .object(let parts)? = schema["properties"],
      Set(parts.keys) == ["amount", "currency"],
      let codes = parts["currency"]?["enum"]?.array?.compactMap(\.string), !codes.isEmpty
    {
      kind = .money(codes)
    } else {
      notes = ["an object is no single answer: write its parts as properties of their own"]
    }
  }

  /// The most that a number can be where nothing is said.
  private static let wide = 1_000_000_000

  /// The options of an enumeration of texts, with their titles where it says them.
  private static func options(_ schema: JSONValue) -> [FormKind.Option]? {
    let named = (schema["oneOf"] ?? schema["anyOf"])?.array ?? []
    let values = schema["enum"]?.array ?? named.compactMap { $0["const"] }
    guard values.count > 1, values.count == max(named.count, schema["enum"]?.array?.count ?? 0)
    else { return nil }
    let options = values.enumerated().compactMap { place, value in
      value.string.map { id in
        FormKind.Option(
          id: id,
          title: (named.isEmpty ? nil : named[place]["title"]?.string?.oneLine)
            ?? FormField.words(of: id).joined(separator: " ").capitalizedFirst)
      }
    }
    return options.count == values.count && options.allSatisfy { !$0.title.isEmpty } ? options : nil
  }
}
