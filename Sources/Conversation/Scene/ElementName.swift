import Understanding

/// The name of an element of a repeated group, cut into words.
struct ElementName {
  let element: Path.Element
  let words: [String]
}
