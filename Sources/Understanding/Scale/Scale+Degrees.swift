extension ScaleDimension {
  /// The degrees that have words.
  enum Degree: Hashable, Sendable {
    case none, hardly, little, middle, quite, very, full

    /// The share of a scale's length, so that 1 to 10 gives 1, 2, 3, 5, 7, 9 and 10.
    var share: Double {
      switch self {
      case .none: 0
      case .hardly: 1.0 / 9
      case .little: 2.0 / 9
      case .middle: 0.5
      case .quite: 6.0 / 9
      case .very: 8.0 / 9
      case .full: 1
      }
    }
  }

  /// How people say a degree.
  static let degrees = PhraseTable<Degree>([
    (
      .none,
      """
      not in the slightest|not in the least|not remotely|not one bit|not a bit|not a jot|lowest\
      |the lowest|bottom|the bottom|rock bottom|minimum|the minimum|none at all|none whatsoever\
      |nothing at all|in no way|as low as it goes
      """
    ),
    (
      .hardly,
      """
      hardly|hardly at all|hardly ever|hardly any|barely|barely ever|barely at all|scarcely|rarely\
      |seldom|next to none|next to nothing|almost never|almost none|almost nothing|very little\
      |very rarely|not much at all
      """
    ),
    (
      .little,
      """
      a bit|a little|a little bit|a wee bit|just a bit|slightly|somewhat|a tad|tad|a touch|mildly|not very\
      |not very much|not particularly|not especially|not overly|not terribly|not hugely|not that much\
      |not so much|not too much|not much|on the low side|below average|occasionally|now and then
      """
    ),
    (
      .middle,
      """
      middle|in the middle|the middle|down the middle|middle of the road|middling|medium|average\
      |about average|halfway|half way|moderate|moderately|in between|inbetween|in the centre\
      |hit and miss|hit or miss|half and half|half the time|sometimes|on and off|a mixture|fifty fifty\
      |neither here nor there
      """
    ),
    (
      .quite,
      """
      quite|quite a bit|quite a lot|a lot|fairly|pretty|a fair bit|a good bit|above average|reasonably\
      |more than most|on the high side|more often than not
      """
    ),
    (
      .very,
      """
      very|very much|extremely|super|totally|really|highly|incredibly|massively|hugely|unbelievably\
      |terribly|awfully|exceptionally|ever so|proper|properly|massive|total|absolute|real|so much\
      |almost always|nearly always
      """
    ),
    (
      .full,
      """
      top|the top|at the top|top of the scale|top marks|highest|the highest|maximum|max|the maximum|off the scale\
      |off the chart|off the charts|through the roof|completely|entirely|fully|the most|full marks\
      |as high as it goes|non stop|nonstop|constantly|always
      """
    ),
  ])

  /// Words beside a degree that leave it as it is: "very much indeed", "average I suppose".
  static let besideDegree = WordClasses.english.words("ScaleDimension.besideDegree")
}
