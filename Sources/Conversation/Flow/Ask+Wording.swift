public import Understanding

extension Ask {
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// The question in words, a line of help under it, and the question again in shorter words.
  ///
  /// `\(.bounds)`, `\(.least)` and `\(.most)` stand for what the dimension allows.
  public func asking(
    _ text: String, hint: QuestionText? = nil, again: QuestionText
  ) -> Self {
    with {
      $0.prompt = { _, _ in text }
      $0.hint = hint
      $0.shorter = again
    }
  }

  /// The question in words that depend on earlier answers.
  public func asking(
    hint: QuestionText? = nil, again: QuestionText, _ text: @escaping @Sendable (D) -> String
  ) -> Self {
    with {
      $0.prompt = { draft, _ in text(draft) }
      $0.hint = hint
      $0.shorter = again
    }
  }

  /// The name under which the answer is shown, and what kind of value it is, such as "a time".
  public func labelled(_ label: String, kind: QuestionText) -> Self {
    with {
      $0.label = label
      $0.kind = kind
    }
  }

  /// The words by which people name the answer when they change it, in small letters.
  public func called(_ aliases: String...) -> Self { called(aliases) }

  /// The words by which people name the answer when they change it, in small letters.
  public func called(_ aliases: [String]) -> Self {
    with { $0.aliases = aliases }
  }

  /// Answers that would work, in place of those of the dimension.
  public func like(_ examples: String...) -> Self {
    with { $0.examples = examples }
  }

  /// The line of help, and the question again in shorter words, where people can point instead of typing;
  /// an empty hint for none.
  public func pointing(hint: QuestionText, again: QuestionText? = nil) -> Self {
    with {
      $0.pointedHint = hint
      $0.pointedShorter = again
    }
  }

  /// What the two ends of a scale mean, in a few words each.
  public func ends(_ least: String, _ most: String) -> Self {
    with { $0.scaleEnds = ScaleEnds(least: least, most: most) }
  }

  /// What of the person's own it asks for, as browsers name it (`autocomplete` of HTML), such as `name`,
  /// so that they can fill it in (WCAG 1.3.5).
  public func autofilling(_ token: String) -> Self {
    with { $0.autofill = token }
  }

  /// Answers that can be given in one tap where there are buttons; each of them is understood.
  public func offering(_ answers: String...) -> Self {
    with { $0.offers = answers }
  }

  /// The choices that are listed with the question, numbered.
  public func listing(_ choices: [AskChoice]) -> Self {
    with { $0.choices = { _, _ in choices } }
  }

  /// The choices that depend on earlier answers, or that are better made when they are needed.
  public func listing(_ choices: @escaping @Sendable (D) -> [AskChoice]) -> Self {
    with { $0.choices = { draft, _ in choices(draft) } }
  }

  /// What is said back when the answer is understood, from its stored form and its canonical words.
  ///
  /// The words said back are read as the very same value.
  public func echoing(_ echo: @escaping @Sendable (JSONValue, String) -> String) -> Self {
    with { $0.echo = echo }
  }

  /// A sentence of its own that is said back in place of the value when the answer is first given,
  /// from its stored form and its canonical words; nil for the value.
  ///
  /// The sentence is read as the very same value.
  public func confirming(_ sentence: @escaping @Sendable (JSONValue, String) -> String?) -> Self {
    with { $0.confirmation = sentence }
  }

  /// What is said when a value breaks a rule, from the rule and the value; nil for the usual words.
  public func refusing(_ refusal: @escaping @Sendable (Violation, JSONValue) -> String?) -> Self {
    with { $0.refusal = refusal }
  }

  /// A value offered with the question, which an empty line accepts.
  public func suggesting(_ suggestion: @escaping @Sendable (D) -> Suggestion?) -> Self {
    with { $0.suggestion = { draft, _ in suggestion(draft) } }
  }

  /// Why a value is unlikely, in a sentence, though it is possible; it is asked to be confirmed.
  public func doubting(_ doubt: @escaping @Sendable (D, JSONValue) -> String?) -> Self {
    with { $0.doubt = { draft, _, value in doubt(draft, value) } }
  }

  /// When the question applies; its answer is parked while it does not.
  public func when(_ condition: @escaping @Sendable (D) -> Bool) -> Self {
    with { $0.condition = { draft, _ in condition(draft) } }
  }

  /// What is said to who wants an answer that does not apply, in a sentence that shows a way; nil where the question
  /// may still come.
  public func unavailable(_ reason: @escaping @Sendable (D) -> String?) -> Self {
    with { $0.unavailable = { draft, _ in reason(draft) } }
  }

  /// That the question can be skipped, and what that means, in a sentence.
  public func skippable(_ meaning: String) -> Self {
    with {
      $0.isSkippable = true
      $0.skipMeaning = meaning
    }
  }

  /// That the question can be skipped, what that means, and the value that it stores.
  public func skippable(_ meaning: String, storing value: JSONValue) -> Self {
    with {
      $0.isSkippable = true
      $0.skipMeaning = meaning
      $0.skipValue = value
    }
  }

  /// What is said to who has no answer to a question that cannot be skipped ("I have no race"), in a sentence
  /// that shows a way on.
  public func needed(_ meaning: String) -> Self {
    with { $0.need = meaning }
  }

  /// That an object keeps, under a key, the instant at which it was first given; corrections leave
  /// it as it is.
  public func stamped(_ key: String) -> Self {
    with { $0.stamp = key }
  }

  /// What is shown when the answer is given or changes, such as a preview; nil for nothing.
  public func showing(_ blocks: @escaping @Sendable (D) -> [Block]?) -> Self {
    with { $0.shown = { draft, _ in blocks(draft) } }
  }

  /// The answers that an object handed in for this one stands for, this and others, or nil where it
  /// is none.
  public func takingObjects(
    _ answers: @escaping @Sendable ([String: JSONValue]) -> [HandedIn]?
  ) -> Self {
    with { $0.spread = answers }
  }

  /// The ways in which the value is given; all of them without it.
  ///
  /// Consent is only `.asked`; what an assessment found is only `.handedIn`; what many a word could be
  /// meant for is not `.volunteered`.
  public func filled(from sources: Sources) -> Self {
    with { $0.sources = sources }
  }

  /// A value that follows from other answers, taken without being asked for; nil when none does.
  ///
  /// It moves with what it follows from, until the person says a value of their own; then only with another
  /// answer of which something else follows.
  public func following(_ implication: @escaping @Sendable (D) -> JSONValue?) -> Self {
    with { $0.implication = { draft, _ in implication(draft) } }
  }

  /// That the value is heard beside the answer to another question only until it is given: "45
  /// minutes, Mondays and Fridays" gives the days once, and does not change them later.
  public func heardUntilAnswered() -> Self {
    with { $0.isHeardUntilAnswered = true }
  }

  /// That the value is heard beside the answer to another question only from words that a test
  /// takes, from the line and the tokens that say the value: "I ran it in 2 hours" is no session.
  public func heardUnasked(where test: @escaping @Sendable (Line, Range<Int>) -> Bool) -> Self {
    with { $0.isHeard = test }
  }

  /// What to say to a line that asks about the choices rather than answering, or nil.
  public func aside(_ aside: @escaping @Sendable (Line, D, Context) -> Aside?) -> Self {
    with { $0.aside = aside }
  }
}
