import Conversation
import Understanding

extension Product {
  /// What is told of every product: when it starts, which steps are done, and when it completes.
  func commonEvents(_ happening: Happening<D>) -> [AnalyticsEvent] {
    var events: [AnalyticsEvent] = []
    let (before, after) = (happening.before, happening.after)
    if before.state.isNew, !after.state.isNew {
      events.append(
        AnalyticsEvent("onboarding_started", ["current_step": .string(after.step)]))
    }
    if before.step != after.step, !before.state.isNew {
      let since = before.state.stepSince ?? before.at
      events.append(
        AnalyticsEvent(
          "onboarding_step_completed",
          [
            "step": .string(before.step), "next_step": .string(after.step),
            "duration_seconds": .int(max(0, after.at.secondsSince1970 - since.secondsSince1970)),
          ]))
    }
    if before.state.completedAt == nil, let completed = after.state.completedAt {
      let seconds = completed.secondsSince1970 - after.startedAt.secondsSince1970
      events.append(
        AnalyticsEvent("onboarding_completed", ["duration_seconds": .int(max(0, seconds))]))
    }
    return events
  }
}
