import CVersion

/// Which program this is.
enum Version {
  /// The version that is released, or that is being worked towards.
  static let number = "0.1.0"

  /// The version, and the commit it was built from where that is known.
  static var text: String {
    let commit = String(cString: usher_commit())
    return commit.isEmpty ? number : "\(number) (\(commit))"
  }
}
