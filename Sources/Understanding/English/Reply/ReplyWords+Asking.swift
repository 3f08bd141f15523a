/// Words of questions.
extension ReplyWords {
  /// Openings of a request, which may be one to be told something.
  static let requests = phrases(
    """
    can u|could u|can you|could you|would you|will you|can i|could i|may i|please|kindly\
    |i need you to\
    |i want you to|i'd like you to|i want to|i'd like to|i would like to|i need to|i wanna|i need\
    |i want|i'd like|i would like|i would need|i'll need|i will need|i would also like|let me\
    |would you mind|can we|do you mind|we need|i'd love to|i would love to|i'd also like\
    |i have to|i should|help me|do me a favor and|be able to|you|also
    """)
  /// Verbs of a request without an opening.
  static let needing = words("need want")
  /// Verbs with which people ask to be told something.
  static let tellingVerbs = phrases(
    """
    tell|give|provide|let me know|let us know|let know|know|show|find out|find|check|say|explain\
    |share\
    |get|inform|look up|describe|send|ask|confirm|verify|see|have|supply|specify|remind
    """)
  /// Those of them that are about nothing else.
  static let alwaysTelling = phrases(
    "tell|let me know|let us know|let know|know|find out|explain|inform|look up|describe|ask|remind"
  )
  /// What people want to be told.
  static let information = stems(
    """
    address phone price cost fare rating information info details contact duration charge total \
    about allowed location genre director reviews station stations airport number numbers fees rate
    """)
  /// Verbs with which a question can begin.
  static let auxiliaries = words(
    "is are was were does do did has have will would can could should isn't doesn't am any")
  /// Words of not knowing, which ask when a question's word follows.
  static let wondering = words("know sure wonder wondering remember curious idea")
  /// What follows the verb that opens a question.
  static let subjects = words(
    "it that this there they the my you i we he she these those any their its your a anything")
  /// What opens a question that wishes for a value that it names.
  static let offering = phrases(
    "is there|are there|do you have|do they have|have you got|any|is it possible|would it be|is")
  /// Verbs that open a question which suggests the value that it names: "could it be at 8?".
  static let suggesting = words("can could would should shouldn't couldn't shall might may")
  /// Conditions that are only polite.
  static let idleConditions = phrases(
    "if possible|if you can|if you could|if you don't mind|if you please|if you would|if that's ok")
}
