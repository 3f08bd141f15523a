import Onboarding
import Understanding

/// A kind of value that a question of a new flow asks for.
enum FormKind {
  case text
  case email
  case phone
  case url
  case country
  case address
  /// A text of up to so many lines.
  case lines(Int)
  /// An amount in one of some currencies, by their codes.
  case money([String])
  case date
  case time
  case timeRange
  case weekdays(ClosedRange<Int>)
  case truth
  case whole(ClosedRange<Int>)
  case number(ClosedRange<Double>?)
  case choice([Option])
  case choices([Option], ClosedRange<Int>)

  /// An option of a choice.
  struct Option {
    let id: String
    let title: String
  }

  /// The type of the property, which is optional.
  var type: String {
    switch self {
    case .text, .email, .phone, .url, .country, .address, .lines, .choice: "String"
    case .money: "Money"
    case .date: "CalendarDate"
    case .time: "TimeOfDay"
    case .timeRange: "TimeRange"
    case .weekdays: "WeekdaySet"
    case .truth: "Bool"
    case .whole: "Int"
    case .number: "Double"
    case .choices: "Choices"
    }
  }

  /// The column.
  var column: ColumnType {
    switch self {
    case .text, .email, .phone, .url, .country, .address, .lines, .choice: .text
    case .money: .object
    case .date: .date
    case .time: .time
    case .timeRange: .object
    case .weekdays, .choices: .list
    case .truth: .truth
    case .whole: .integer
    case .number: .number
    }
  }

  /// What is wanted, in the middle of a sentence.
  var noun: String {
    switch self {
    case .text: "a few words"
    case .email: "an email address"
    case .phone: "a phone number"
    case .url: "a web address"
    case .country: "a country"
    case .address: "an address"
    case .lines: "some lines"
    case .money: "an amount of money"
    case .date: "a date"
    case .time: "a time of day"
    case .timeRange: "a start and an end"
    case .weekdays: "days of the week"
    case .truth: "yes or no"
    case .whole, .number: "a number"
    case .choice: "one of the list"
    case .choices: "some of the list"
    }
  }

  /// The dimension, in Swift.
  var dimension: String {
    switch self {
    case .text: "TextDimension()"
    case .email: "EmailDimension()"
    case .phone: "PhoneDimension()"
    case .url: "URLDimension()"
    case .country: "CountryDimension()"
    case .address: "AddressDimension()"
    case .lines(let most): "LinesDimension(most: \(most))"
    case .money(let codes):
      "MoneyDimension(\(codes.map(\.swiftLiteral).joined(separator: ", ")))"
    case .date: "DateDimension()"
    case .time: "TimeDimension()"
    case .timeRange: "TimeRangeDimension()"
    case .weekdays(let count): "WeekdaysDimension(count: \(Self.range(count)))"
    case .truth: "BooleanDimension()"
    case .whole(let range): "NumberDimension(whole: \(Self.range(range)))"
    case .number(let range):
      "NumberDimension(\(range.map { "in: \($0.lowerBound)...\($0.upperBound)" } ?? ""))"
    case .choice(let options): "ChoiceDimension(options: [\n\(Self.list(options))  ])"
    case .choices(let options, let count):
      "ChoicesDimension(\n    options: [\n\(Self.list(options, by: "  "))    ], count: \(Self.range(count)))"
    }
  }

  private static func range(_ range: ClosedRange<Int>) -> String {
    func grouped(_ number: Int) -> String { number < 0 ? "(\(number))" : "\(number)" }
    return "\(grouped(range.lowerBound))...\(grouped(range.upperBound))"
  }

  /// The options, a few lines each, further in by some space.
  private static func list(_ options: [Option], by space: String = "") -> String {
    options.map { option in
      let (title, id) = (option.title.lowercased(), option.id.lowercased())
      let words = (title == id ? [title] : [title, id]).map(\.swiftLiteral).joined(separator: ", ")
      return "\(space)    ChoiceOption(\n\(space)      id: \(option.id.swiftLiteral), "
        + "title: \(option.title.swiftLiteral), words: [\(words)]),\n"
    }.joined()
  }
}

extension String {
  /// The text as a literal of Swift.
  var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      default:
        literal +=
          scalar.value < 0x20 || scalar.value == 0x7F
          ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return literal + "\""
  }
}
