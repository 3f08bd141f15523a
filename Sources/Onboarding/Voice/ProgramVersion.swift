import CVersion

/// Which version the programs are.
public enum ProgramVersion {
  /// The version that is released, or that is being worked towards.
  public static let number = "0.1.0"

  /// The version, and the commit it was built from where that is known.
  public static var text: String {
    let commit = String(cString: usher_commit())
    return commit.isEmpty ? number : "\(number) (\(commit))"
  }
}
