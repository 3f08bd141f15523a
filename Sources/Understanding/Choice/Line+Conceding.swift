extension Line {
  /// Whether a clause behind a "but" or a "though" only grants something besides what is chosen: "but I
  /// wouldn't mind losing a little".
  func concedes(_ clause: Clause) -> Bool {
    clause.link == .but && Self.conceding.phrases(in: tokens, clause.tokens)
  }

  private static let conceding = PhraseTable<Bool>([
    (
      true,
      """
      wouldn't mind|would not mind|don't mind|do not mind|wouldn't hurt|happy to|be nice|bonus|matters\
      |wouldn't say no|not object
      """
    )
  ])
}
