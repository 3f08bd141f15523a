public import Conversation

/// Many short choices under their numbers, in columns.
public struct ChoiceGrid: Hashable, Sendable, Codable {
  /// A choice of the grid.
  public struct Cell: Hashable, Sendable, Codable {
    /// The number, from 1.
    public let number: Int
    /// A picture of it, one glyph two columns wide, for screens that can show it.
    public let icon: String?
    /// The name.
    public let title: String
    /// The colour that it is, for screens that have colours.
    public let swatch: Tint?
  }

  /// The choices in the order of their numbers.
  public let cells: [Cell]

  /// The rows at a width, one below the other, the same number of choices in each where that can be.
  ///
  /// - Parameters:
  ///   - width: The columns of the screen.
  ///   - showsSwatches: Whether a colour is shown before each number; each choice is a column wider then.
  /// - Returns: The rows from top to bottom.
  public func lines(width: Int, showsSwatches: Bool = false) -> [TintedLine] {
    let columns = columns(width: width, isWide: showsSwatches)
    return stride(from: 0, to: cells.count, by: columns).map { start in
      let row = cells[start..<min(start + columns, cells.count)]
      return TintedLine(
        of: row.flatMap { cell in
          runs(of: cell, isLast: cell.number == row.last?.number, showsSwatches)
        })
    }
  }

  /// As many columns as fit, or fewer where that leaves no row shorter than the others.
  private func columns(width: Int, isWide: Bool) -> Int {
    let margin = Self.marginColumns + (isWide ? 1 : 0)
    let fitting = max(1, width / (margin + iconColumns + longestTitle))
    let even = (1...fitting).last { cells.count.isMultiple(of: $0) } ?? 1
    return 2 * even > fitting ? even : fitting
  }

  /// The columns of the indentation and of the number with its full stop and space.
  private static let marginColumns = 6
  private var iconColumns: Int { cells.contains { $0.icon != nil } ? 3 : 0 }
  private var longestTitle: Int { cells.map(\.title.count).max() ?? 0 }

  private func runs(of cell: Cell, isLast: Bool, _ showsSwatches: Bool) -> [TintedLine.Run] {
    let number = cell.number < 10 ? " \(cell.number)" : "\(cell.number)"
    let icon = cell.icon.map { "\($0) " } ?? ""
    var runs: [TintedLine.Run] =
      showsSwatches && cell.swatch != nil
      ? [.init(" "), .init("■", cell.swatch), .init(" ")] : [.init("  ")]
    runs.append(.init("\(number). \(icon)\(cell.title)"))
    let gap = longestTitle - cell.title.count
    if !isLast, gap > 0 { runs.append(.init(String(repeating: " ", count: gap))) }
    return runs
  }
}
