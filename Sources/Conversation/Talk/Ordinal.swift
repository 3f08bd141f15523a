/// The place that a line picks from a short list ("the first", "2", "the last one"), from 0.
func Ordinal(_ wording: Wording, count: Int) -> Int? {
  let words = wording.plain.split(separator: " ").map(String.init)
    .filter { !["the", "one", "option", "number", "please", "choice"].contains($0) }
  guard words.count == 1 else { return wording.plain == "one" ? 0 : nil }
  if words[0] == "last" { return count - 1 }
  let names: [[String]] = [
    ["1", "first", "1st", "former"], ["2", "second", "2nd", "latter", "two", "other"],
    ["3", "third", "3rd", "three"], ["4", "fourth", "4th", "four"],
  ]
  guard let index = names.firstIndex(where: { $0.contains(words[0]) }), index < count else {
    return nil
  }
  return index
}
