import Conversation
import Testing

@testable import Onboarding

@Suite("Choices in columns")
struct ChoiceGridTests {
  private static let colors = ChoiceGrid(
    cells: EventColor.allCases.enumerated().map { place, color in
      ChoiceGrid.Cell(number: place + 1, icon: nil, title: color.title, swatch: color.tint)
    })
  private static let icons = ChoiceGrid(
    cells: EventIcon.allCases.enumerated().map { place, icon in
      ChoiceGrid.Cell(number: place + 1, icon: icon.emoji, title: icon.title, swatch: nil)
    })

  @Test(
    "As many stand in a line as fit, the same number in each",
    arguments: [(80, 6, 4), (60, 4, 3), (40, 3, 2), (30, 2, 1), (5, 1, 1)])
  func columns(width: Int, ofColors: Int, ofIcons: Int) {
    #expect(Self.colors.lines(width: width).count == (12 + ofColors - 1) / ofColors)
    #expect(Self.icons.lines(width: width).count == (24 + ofIcons - 1) / ofIcons)
  }

  @Test("Colours stand one below the other")
  func words() {
    let lines = Self.colors.lines(width: 80).map(\.text)
    #expect(
      lines == [
        "   1. red      2. orange   3. amber    4. yellow   5. green    6. teal",
        "   7. blue     8. indigo   9. purple  10. pink    11. brown   12. grey",
      ])
  }

  @Test("A swatch stands before the number where there are colours")
  func swatches() {
    let lines = Self.colors.lines(width: 40, showsSwatches: true)
    #expect(lines[0].text == " ■  1. red    ■  2. orange ■  3. amber")
    #expect(lines[0].runs[1].tint == .rgb(red: 0xEF, green: 0x44, blue: 0x44))
  }
}
