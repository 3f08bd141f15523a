/// Words of at most sixteen bytes, each with its number, found by one probe or a few.
struct WordTable: Sendable {
  private struct Slot: Sendable {
    var key = WordKey()
    var number = 0
  }

  private var slots: [Slot]
  /// The number of words.
  private(set) var count = 0

  /// A table for fewer words than a power of two.
  init(capacity: Int) { slots = [Slot](repeating: Slot(), count: capacity) }

  /// The number of a word, or nil for a word that is not in the table.
  subscript(key: WordKey) -> Int? {
    let slot = slots[place(of: key)]
    return slot.key.count == 0 ? nil : slot.number
  }

  /// The number of a word, which is the given one when it is new.
  mutating func add(_ key: WordKey, _ number: Int) -> Int {
    let place = place(of: key)
    if slots[place].key.count == 0 {
      slots[place] = Slot(key: key, number: number)
      count += 1
    }
    return slots[place].number
  }

  /// All words with their numbers, in no order.
  var all: [(String, Int)] {
    slots.filter { $0.key.count > 0 }.map { ($0.key.string, $0.number) }
  }

  private func place(of key: WordKey) -> Int {
    var place = key.slot(in: slots.count)
    while slots[place].key.count > 0, slots[place].key != key {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }
}
