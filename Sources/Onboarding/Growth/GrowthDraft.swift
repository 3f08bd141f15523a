public import Conversation
import Understanding

/// The answers of the practice app's onboarding.
public struct GrowthDraft: Draft {
  /// The method that the initial assessment found, handed in by the app.
  public var startingMethod: String?
  /// How people want to practise.
  public var path: GrowthPath?
  /// The id of the guided routine.
  public var routineID: String?

  /// A draft without any answer.
  public init() {}

  /// The guided routine, where one was chosen.
  var routine: Routine? {
    routineID.flatMap { id in Routine.catalogue.first { $0.id == id } }
  }
}
