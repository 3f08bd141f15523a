/// What a screen shows of all that was written to it: lines of runs, each in a style.
///
/// The sequences that Usher writes are followed: weights and colours, and those by which a picture is
/// drawn over the one before (ECMA-48: SGR, CUU, EL and ED).
struct ScreenText {
  /// How characters look.
  struct Style: Hashable {
    var isBold = false
    var isDim = false
    var color: Color?
  }

  /// A colour of characters.
  enum Color: Hashable {
    /// One of the sixteen that every colour terminal has.
    case basic(Int)
    /// Red, green and blue, 0 to 255.
    case rgb(Int, Int, Int)
  }

  /// Characters in one style.
  struct Run: Hashable {
    var text: String
    var style: Style
  }

  private(set) var lines: [[Run]] = [[]]
  private var row = 0
  private var style = Style()

  /// The screen after a text was written to it.
  init(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", rest.first == "[" {
        rest.removeFirst()
        let parameters = rest.prefix { $0.value < 0x40 }
        rest = rest.dropFirst(parameters.count)
        guard let command = rest.popFirst() else { break }
        follow(command, String(String.UnicodeScalarView(parameters)))
      } else if scalar == "\n" {
        row += 1
        if row == lines.count { lines.append([]) }
        // What is drawn over a line begins at its left.
      } else {
        write(scalar)
      }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    if lines[row].last?.style == style {
      lines[row][lines[row].count - 1].text.unicodeScalars.append(scalar)
    } else {
      lines[row].append(Run(text: String(scalar), style: style))
    }
  }

  private mutating func follow(_ command: Unicode.Scalar, _ parameters: String) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch command {
    case "m": style = Self.style(numbers, after: style)
    case "A":
      row = max(0, row - (numbers.first ?? 1))
      for line in row..<lines.count { lines[line] = [] }
    default: break
    }
  }

  private static func style(_ numbers: [Int], after before: Style) -> Style {
    var style = before
    var rest = numbers.isEmpty ? [0][...] : numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = Style()
      case 1: style.isBold = true
      case 2: style.isDim = true
      case 30...37: style.color = .basic(number - 30)
      case 90...97: style.color = .basic(number - 82)
      case 38 where rest.first == 2 && rest.count >= 4:
        let parts = Array(rest.dropFirst().prefix(3))
        style.color = .rgb(parts[0], parts[1], parts[2])
        rest = rest.dropFirst(4)
      default: break
      }
    }
    return style
  }
}
