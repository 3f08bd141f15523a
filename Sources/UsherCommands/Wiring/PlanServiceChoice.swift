import Foundation
import NetworkHelper
import Onboarding

/// The plan service that options or the environment name.
///
/// No group of options: each type of those costs every start a search through all conformances.
struct PlanServiceChoice {
  /// What `--service` says.
  let service: String?
  /// What `--service-token-file` says.
  let tokenFile: String?

  /// The address that is named; nil for none.
  var address: String? { named(service, "USHER_SERVICE") }

  /// The service that is named; nil for none.
  ///
  /// - Throws: ``Failure`` when answers may not be sent to the address, or the token cannot be read.
  func plans() throws -> HelperPlanService? {
    guard let address else { return nil }
    guard WebAddress(address) != nil else {
      throw Failure(
        .usage,
        "--service takes an https:// address. http:// is taken for this computer alone, as answers "
          + "could be read on the way.")
    }
    return HelperPlanService(
      service: address, token: try token(),
      program: NetworkProgram.located(ProcessEnvironment.variables),
      onWaiting: SignOfLife.show)
  }

  private func token() throws -> ServiceToken? {
    guard let path = named(tokenFile, "USHER_SERVICE_TOKEN_FILE") else { return nil }
    do {
      return try ServiceToken(file: path)
    } catch {
      throw Failure(.noInput, "\(path) \(error).")
    }
  }

  private func named(_ option: String?, _ variable: String) -> String? {
    let name = option ?? ProcessEnvironment.variables[variable]
    return name?.isEmpty == false ? name : nil
  }
}
