import Foundation
import FoundationNetworking
import Onboarding

extension PlanServiceError {
  /// The error that people are told of, by what URLSession reports.
  ///
  /// On Linux, failures of TLS, of a connection cut amid the answer and of a network out of reach
  /// share one code, "unknown"; libcurl's own words tell the last apart, the address the first.
  ///
  /// - Parameters:
  ///   - error: The error of the exchange.
  ///   - url: Where the message went.
  ///   - answered: Whether the head of an answer had arrived.
  init(transport error: any Error, url: URL?, answered: Bool) {
    guard let error = error as? URLError else {
      self = .connectionCut
      return
    }
    switch error.code {
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: self = .offline
    case .cannotFindHost, .dnsLookupFailed: self = NetworkReach.isOffline ? .offline : .unknownHost
    case .cannotConnectToHost: self = .refused
    case .timedOut: self = .timedOut
    case .unsupportedURL, .cannotParseResponse: self = .malformedAnswer
    case .badURL: self = .invalidAddress
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .clientCertificateRejected, .clientCertificateRequired:
      self = .insecure
    case .unknown where error.localizedDescription.hasPrefix("Failed to connect"): self = .offline
    case .unknown where !answered && url?.scheme?.lowercased() == "https": self = .insecure
    default: self = .connectionCut
    }
  }
}
