/// A step, or a group of steps that repeats.
public enum Part<D: Sendable>: Sendable {
  /// A step.
  case step(Step<D>)
  /// A group of steps that repeats.
  case group(RepeatedSteps<D>)
}

/// The steps of a repeated group, as a part of a flow.
public struct RepeatedSteps<D: Sendable>: Sendable {
  package let group: Group<D>
}
