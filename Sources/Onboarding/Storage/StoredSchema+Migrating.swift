extension StoredSchema {
  /// The migration that leads from the checked-in ones to what is declared; nil where nothing is
  /// missing.
  ///
  /// - Parameter name: What it is for, in a word or two.
  /// - Returns: The migration, which comes after the checked-in ones.
  public func migration(named name: String) -> Migration? {
    let sqlite = SchemaDifference(of: self, in: .sqlite).script
    let postgres = SchemaDifference(of: self, in: .postgres).script
    guard sqlite != nil || postgres != nil else { return nil }
    return Migration(name, sqlite: sqlite, postgres: postgres)
  }
}

extension Migration {
  /// The migration as an element of a Swift array.
  public var source: String {
    let scripts = [("sqlite", sqlite), ("postgres", postgres)].compactMap { label, script in
      script.map { "      \(label): \"\"\"\n\(Self.indented($0))\n        \"\"\"" }
    }
    return "    Migration(\n      \"\(name)\",\n\(scripts.joined(separator: ",\n")))"
  }

  private static func indented(_ script: String) -> String {
    script.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "        \($0)" }.joined(separator: "\n")
  }
}
