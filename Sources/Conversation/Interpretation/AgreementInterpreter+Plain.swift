import Understanding

/// The plain yes that an item needs of which nothing can be taken back.
extension AgreementInterpreter {
  /// Words that agree beside others, or less than plainly, where a plain yes is needed: "right", "yes, later".
  var halfAgreement: DialogueAct? {
    isIrrevocable && agrees && !asksBesides ? DialogueAct(.halfAgree) : nil
  }

  /// Whether a yes to what is shown cannot be taken back.
  var isIrrevocable: Bool { hearing.agenda.isIrrevocable(slot) }

  /// Whether the line is a plain yes, or says that nothing is to change where the item asks for that.
  var agreesPlainly: Bool {
    switch slot.item {
    case .review(let review):
      approves && !namesAnswer || approvesBesideRemarks
        || saysNothingToChange && NothingToChange.isSaid(byAnyOf: review.agreement)
    case .submit(let submit):
      PlainYes.isSaid(in: hearing.line, or: submit.agreement)
        || wording.literallyMeans(.retries) || wording.literallyMeans(.sends)
    case .ask, .explain, .signIn: false
    }
  }

  /// Whether a clause says that all is as it should be, and nothing is made of what stands beside it: no change, no
  /// question, no doubt and no limit.
  private var approvesBesideRemarks: Bool {
    guard let beyond = beyondAgreement, !beyond.isLimit, hearing.askedPart == nil,
      hearing.line.clauses().contains(where: {
        approves(hearing.line.keeping(hearing.line.span($0.tokens)))
      }),
      PlainYes.isUnlimited(by: beyond.line)
    else { return false }
    let rest = Hearing(beyond.line, in: hearing.scene)
    return rest.question == nil && rest.command == nil && !mayChange(rest)
      && changes(in: rest).isEmpty
  }
}
