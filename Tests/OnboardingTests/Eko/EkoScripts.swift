/// Lines that bring the parenting app's onboarding from one state to the next.
enum EkoScripts {
  /// From the beginning to the end, with one child.
  static let normative = [
    "Sam", "Mia", "4 March 2018", "1 and 3", "school, friends and family", "7", "5", "4",
    "that's all",
  ]

  /// The questions about one child after its name.
  static let aboutChild = ["4 March 2018", "1 and 3", "school, friends and family", "7", "5", "4"]

  /// All up to the review, with one child or with more.
  static func upToReview(_ names: String...) -> [String] {
    var lines = ["Sam"]
    for (index, name) in names.enumerated() {
      if index > 0 { lines.append("add another child") }
      lines.append(name)
      lines += aboutChild
    }
    return lines
  }
}
