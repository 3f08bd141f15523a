import Conversation
import Terminal

/// The tints of what is said in the colours of a screen.
struct Palette {
  let style: Style

  /// Characters in their tint.
  func tinted(_ run: TintedLine.Run) -> String {
    switch run.tint {
    case nil: run.text
    case .bold: style.apply(.bold, to: run.text)
    case .dim: style.apply(.dim, to: run.text)
    case .red: style.apply(.color(1), to: run.text)
    case .green: style.apply(.color(2), to: run.text)
    case .yellow: style.apply(.color(3), to: run.text)
    // The darker of the two blues cannot be read on black.
    case .blue: style.apply(.color(12), to: run.text)
    case .purple: style.apply(.color(5), to: run.text)
    case .orange:
      style.apply(.rgb(red: 249, green: 115, blue: 22, otherwise: 3), to: run.text)
    case .rgb(let red, let green, let blue):
      style.apply(
        .rgb(red: red, green: green, blue: blue, otherwise: Self.nearest(red, green, blue)),
        to: run.text)
    }
  }

  /// The number of the nearest of the 16 colours every colour terminal has.
  private static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    func distance(_ color: Basic) -> Int {
      zip([red, green, blue], color.components).reduce(0) { sum, pair in
        let difference = Int(pair.0) - pair.1
        return sum + difference * difference
      }
    }
    return basics.min { distance($0) < distance($1) }?.number ?? 7
  }

  private struct Basic {
    let number: UInt8
    let components: [Int]
  }

  /// As xterm shows them; black and white are the background of many.
  private static let basics = [
    Basic(number: 1, components: [205, 0, 0]), Basic(number: 2, components: [0, 205, 0]),
    Basic(number: 3, components: [205, 205, 0]), Basic(number: 4, components: [0, 0, 238]),
    Basic(number: 5, components: [205, 0, 205]), Basic(number: 6, components: [0, 205, 205]),
    Basic(number: 8, components: [127, 127, 127]), Basic(number: 9, components: [255, 0, 0]),
    Basic(number: 12, components: [92, 92, 255]),
  ]
}
