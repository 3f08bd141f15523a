import CResources
import Understanding

/// The words of the products that Usher ships.
extension WordClasses {
  static let eko = WordClasses(cresources_eko_words())
  static let george = WordClasses(cresources_george_words())
  static let growth = WordClasses(cresources_growth_words())
  static let trendsight = WordClasses(cresources_trendsight_words())
}
