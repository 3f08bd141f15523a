public import Conversation
import Understanding

extension Flow<GrowthDraft> {
  /// The onboarding of the practice app: the path, and a routine for those who want one.
  public static let growth = Flow("growth", title: "A practice that fits your days") {
    Step("path") {
      Ask("path", \.path, as: ChoiceDimension(options: paths))
        .asking(again: "Which path: a guided routine, quick practice, or skip it for now?") {
          draft in
          let method = draft.startingMethod.map { "You start with \($0). " } ?? ""
          return "\(method)Choose Your Path. How would you like to practice?"
        }
        .labelled("Path", kind: "a path")
        .called("path", "way", "mode", "guided", "quick", "quick practice", "own pace")
        .listing(
          GrowthPath.allCases.map { path in
            AskChoice(
              .string(path.rawValue), path.title, detail: path.detail,
              isRecommended: path == .guided, isMinor: path == .skip)
          }
        )
        .like("guided", "quick practice", "skip for now")
        .why(
          "A guided routine gives your weeks a structure, which is the surest way to progress. "
            + "You can change your mind at any time.")
      Ask("starting_method", \.startingMethod, as: StartingMethodDimension())
        .labelled("Starting method", kind: "a method")
        .filled(from: .handedIn)
    }
    Step("routine") {
      Ask("routine", as: { _ in Routine.dimension }, write: { $0.routineID = $1 })
        .asking(
          "Which routine would you like to follow?",
          hint: "Ask \"tell me about 2\" or for \"something shorter\".",
          again: "Which routine is it? Its number or its name will do."
        )
        .pointing(
          hint: "Ask about any of them, or for something shorter.", again: "Which routine is it?"
        )
        .labelled("Routine", kind: "a routine")
        .called("routine")
        .listing { _ in Routine.catalogue.map(\.choice) }
        .like("1", "First Steps")
        .when { $0.path == .guided }
        .aside { line, draft, context in
          RoutineAside.answer(to: line, besides: draft.routine, in: context)
        }
        .why(
          "The routine sets your practice days and the length of a session. "
            + "Begin with an easy one; there is no hurry.")
    }
  }
  .greeting(
    "Hello. Your practice in a question or two, one minute; say \"quit\" at any time.",
    pointing:
      "Hello. Your practice in a question or two, one minute. You can leave and come back any time."
  )
  .explaining(.growth + .ofAnyApp) { draft, context, _ in
    GrowthDashboard(draft, context).words
  }
  .declaring(
    .shipped(
      sharedWith:
        "They're passed on to nobody: only you see them here, and whoever runs this program.",
      advice:
        "Begin with what you can keep up; for your health, a doctor can tell.")
  )
  .finishing(changes: ["change my path"]) { draft, context, _ in
    GrowthDashboard(draft, context).blocks
  }

  private static let paths: [ChoiceOption] = [
    ChoiceOption(
      id: GrowthPath.guided.rawValue, title: GrowthPath.guided.said,
      words: [
        GrowthPath.guided.title,
        "guided", "organised", "organized", "guide me", "guidance", "coached",
        "coach me", "instructions", "curriculum",
        "timetable", "discipline", "routine", "a routine", "structured", "structure", "program",
        "programme", "weekly", "plan", "a plan", "schedule", "guided routine", "lead me",
        "tell me what to do", "consistent progress", "step by step",
      ],
      phrases: [
        "hold my hand", "hand holding", "tell me what", "told what to do", "what to do", "set days",
        "fixed days", "lead the way", "show me how", "someone to follow", "do as i'm told",
        "keep me on track", "hold me to it",
      ], description: GrowthPath.guided.detail ?? "", isRecommended: true),
    ChoiceOption(
      id: GrowthPath.quick.rawValue, title: GrowthPath.quick.said,
      words: [
        GrowthPath.quick.title,
        "quick", "quick practice", "my own pace", "own pace", "any time", "anytime", "freestyle",
        "ad hoc", "adhoc", "flexible", "flexibility", "on my own", "by myself", "casual",
        "no routine", "no plan", "no schedule", "without a routine", "without a plan",
        "spontaneous", "freely", "just practice", "whenever", "random", "unstructured", "improvise",
        "freedom",
      ],
      phrases: [
        "when i feel like it", "whenever i like", "when i have time", "when i've time",
        "when i'm bored", "when i can", "when i fancy", "when i want", "when it suits me", "my way",
        "my own way", "dip in and out", "dip in", "pick and choose", "pick as i go",
        "choose as i go", "as i go", "as and when", "in my own time", "wing it", "winging it",
        "on the fly", "here and there", "now and then", "just sessions", "single sessions",
        "short ones", "one off", "one offs", "do my own thing", "own thing", "any method",
        "no program", "no programme", "play it by ear", "make it up as i go", "free rein",
        "not tied down", "no strings",
      ], description: GrowthPath.quick.detail ?? ""),
    ChoiceOption(
      id: GrowthPath.skip.rawValue, title: GrowthPath.skip.said,
      words: [
        GrowthPath.skip.title,
        "skip", "skip this", "skip it", "skipped", "skipping it", "later", "not now",
        "decide later", "maybe later",
        "neither", "none of them", "none of these", "no thanks", "not yet", "do it later",
        "skip that", "pass",
      ], isMinor: true),
  ]
}
