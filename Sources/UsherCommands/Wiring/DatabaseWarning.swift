import Foundation
import Onboarding
import SafeText

/// Warns of databases that are reached over ways nobody checks.
enum DatabaseWarning {
  /// Says what an address of a database lacks, if anything.
  static func check(_ address: String) {
    let environment = ProcessEnvironment.variables
    guard let advice = DatabaseAddress(address, environment: environment).advice else { return }
    StandardError.say("\(ProgramName.current): \(advice)")
  }
}
