/// How people want to practise.
public enum GrowthPath: String, Sendable, CaseIterable {
  case guided
  case quick
  case skip

  /// The choice as it is shown.
  public var title: String {
    switch self {
    case .guided: "Start a Guided Routine"
    case .quick: "I prefer Quick Practice"
    case .skip: "Skip for now"
    }
  }

  /// The choice as it is said back.
  var said: String {
    switch self {
    case .guided: "a guided routine"
    case .quick: "quick practice"
    case .skip: "skipping it"
    }
  }

  /// What the choice means.
  public var detail: String? {
    switch self {
    case .guided: "Follow a structured weekly program for consistent progress"
    case .quick: "Practice any method, any time, at your own pace"
    case .skip: nil
    }
  }

  /// The mode that is stored: `routine`, or `adhoc` for those who go without one.
  public var mode: String {
    switch self {
    case .guided: "routine"
    case .quick, .skip: "adhoc"
    }
  }
}
