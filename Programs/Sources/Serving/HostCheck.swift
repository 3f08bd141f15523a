import HTTPTypes
package import Hummingbird
import Onboarding

/// Refuses requests that are meant for another name: a page in a browser on this computer could reach
/// the service under a name of its own (DNS rebinding).
package struct HostCheck<Context: RequestContext>: RouterMiddleware {
  private let names: Set<String>
  private let refusal: @Sendable () -> Response

  /// A check for names in small letters, besides those of this computer, and what others are answered.
  package init(names: Set<String>, refusal: @escaping @Sendable () -> Response) {
    self.names = names
    self.refusal = refusal
  }

  package func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    // A second header may name another host.
    let others = request.headers.filter { $0.name.canonicalName == "host" }.map(\.value)
    guard ([request.head.authority ?? ""] + others).allSatisfy(isOwn) else { return refusal() }
    return try await next(request, context)
  }

  private func isOwn(_ authority: String) -> Bool {
    guard let host = Self.host(in: authority) else { return false }
    return WebAddress.isLoopback(host) || names.contains(host)
  }

  /// The host of a `Host` header, in small letters; nil where it is none.
  package static func host(in authority: String) -> String? {
    if authority.hasPrefix("[") {
      guard let end = authority.utf8.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      return isPort(authority.utf8[authority.utf8.index(after: end)...])
        ? String(authority[...end]).lowercased() : nil
    }
    let colon = authority.utf8.firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex
    guard colon > authority.startIndex, isPort(authority.utf8[colon...]) else { return nil }
    return authority[..<colon].lowercased()
  }

  /// Whether a text is nothing, or a colon and digits.
  private static func isPort(_ text: Substring.UTF8View) -> Bool {
    text.isEmpty
      || text.first == UInt8(ascii: ":")
        && text.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
