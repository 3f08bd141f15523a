extension Evidence {
  /// Whether the words say a name that somebody wants to be used: "call me Liz".
  package var isNameWanted: Bool { rule.manner == .wishForName }
}
