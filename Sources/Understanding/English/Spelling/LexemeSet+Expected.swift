/// The words of the language that questions of a kind expect, so that a slip of the fingers that may
/// stand for one of them does before it stands for any other word.
extension LexemeSet {
  /// The words of numbers.
  static let wordsForNumbers: LexemeSet = [
    .zero, .small, .tens, .hundred, .scale, .dozen, .couple, .half, .quarter, .point,
  ]
  /// The words of times and of what lies between them.
  static let wordsForTimes: LexemeSet = wordsForNumbers.union([
    .am, .pm, .oclock, .noon, .midnight, .morning, .afternoon, .evening, .night, .tonight,
    .lunchtime, .past, .until, .from, .through, .between, .after, .before, .start, .finish, .hour,
    .minute, .eat, .fast,
  ])
  /// The words of dates.
  static let wordsForDates: LexemeSet = wordsForNumbers.union([
    .month, .may, .weekday, .weekend, .holiday, .eve, .today, .tomorrow, .yesterday, .next, .last,
    .coming, .ago, .day, .week, .fortnight, .monthUnit, .year, .ordinal, .second, .birthday, .born,
    .turn, .old,
  ])
  /// The words of the days of a week.
  static let wordsForDays: LexemeSet = [
    .weekday, .weekend, .weekdays, .daily, .every, .all, .except, .day,
  ]
  /// The words of lengths of time.
  static let wordsForSpans: LexemeSet = wordsForNumbers.union([
    .hour, .minute, .secondUnit, .day, .week, .fortnight, .monthUnit, .year, .under, .sub,
    .finish,
  ])
  /// The words of lengths.
  static let wordsForLengths: LexemeSet = wordsForNumbers.union([
    .kilometre, .metre, .mile, .yard, .foot, .marathon, .ultra,
  ])
  /// The words of weights.
  static let wordsForWeights: LexemeSet = wordsForNumbers.union([
    .kilogram, .gram, .pound, .ounce, .stone,
  ])
  /// The words of energies.
  static let wordsForEnergies: LexemeSet = wordsForNumbers.union([.calorie, .kilojoule])
  /// The words of a place on a scale.
  static let wordsForDegrees: LexemeSet = wordsForNumbers.union([
    .very, .quite, .bit, .exactly, .maximum, .minimum,
  ])
  /// The words of a yes or a no.
  static let wordsForAnswers: LexemeSet = [
    .yes, .okay, .nope, .no, .not, .agree, .disagree, .good, .maybe, .please, .thanks,
  ]
  /// The words of places in a list.
  static let wordsForPlaces: LexemeSet = [
    .small, .ordinal, .second, .last, .all, .none, .both, .except,
  ]
  /// Words that stand in every sentence, and so are expected nowhere.
  static let wordsForAnything: LexemeSet = [
    .a, .the, .and, .or, .nor, .of, .to, .at, .on, .in, .by, .for, .with, .is, .it, .i, .my, .me,
    .we, .you, .they, .this, .that, .these, .those, .there, .here, .do, .can, .would, .will, .have,
    .if, .so, .as, .not, .no, .but, .than, .what, .why, .how, .who, .which, .when,
  ]
}
