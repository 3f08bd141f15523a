/// Why answers could not be saved, as far as people need to know.
public enum SaveFailure: Hashable, Sendable, Codable {
  /// The store cannot be reached or is busy.
  case unavailable
  /// There is no room left.
  case full
  /// The store may not be written to.
  case notPermitted
  /// The store refused a value by a rule of its own, named here.
  case refused(String)
  /// Another session of the same person saved in between.
  case conflict
  /// The store is damaged.
  case corrupt
  /// The store was made by a newer version of the program.
  case newerSchema
  /// The store has no table or column, named here, that the product declares.
  case missing(String)
}
