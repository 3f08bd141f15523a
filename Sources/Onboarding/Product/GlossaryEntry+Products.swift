import CResources
import Conversation

/// The words of the products that Usher ships, and what people ask about them.
extension [GlossaryEntry] {
  static let diet = [GlossaryEntry](reading: String(cString: cresources_diet_glossary()))
  static let eko = [GlossaryEntry](reading: String(cString: cresources_eko_glossary()))
  static let george = [GlossaryEntry](reading: String(cString: cresources_george_glossary()))
  static let growth = [GlossaryEntry](reading: String(cString: cresources_growth_glossary()))
  static let trendsight = [GlossaryEntry](
    reading: String(cString: cresources_trendsight_glossary()))
  /// What people ask of any app, and what nobody but its makers can tell.
  static let ofAnyApp = [GlossaryEntry](
    reading: String(cString: cresources_product_glossary()))
}
