import Hummingbird
import Onboarding

extension WebAccess {
  /// Whether a request has the operator's key.
  func isOperator(_ request: Request) -> Bool {
    guard let key, let bearer = request.bearer else { return false }
    return key.matches(bearer.utf8)
  }
}
