extension Evidence {
  /// Whether the words are "one" alone, which often stands for something that was named.
  package var isBareOne: Bool { words.lowercased() == "one" }
}
