extension String {
  /// Whether a name may be another one spelled anew: "Sonja" for "Sonia", "Laura" for "Luara"; one
  /// letter of a short one may be another, two of a longer one.
  package func isRespelling(of other: String) -> Bool {
    guard lowercased() != other.lowercased(), let key = WordKey(lowercased()),
      let old = WordKey(other.lowercased()),
      Swift.min(key.count, old.count) > 3
    else { return false }
    return SlipWeight.between(old, key, most: key.count + old.count < 11 ? 19 : 29) != nil
  }
}
