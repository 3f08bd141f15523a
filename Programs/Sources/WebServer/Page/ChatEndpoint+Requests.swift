import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Onboarding
import Serving

/// What the requests of a page's browser say.
extension ChatEndpoint {
  func product(_ context: ServiceContext) throws -> any AnyProduct {
    guard let product = host.products.product(context.parameters.get("flow") ?? "") else {
      throw Problem.notFound
    }
    return product
  }

  func session(of request: Request, _ product: any AnyProduct) -> PageSession {
    PageSession(of: request, flow: product.id, isSecure: access.isBehindProxy)
  }

  func held(
    by session: PageSession, _ product: any AnyProduct, _ request: Request,
    _ context: ServiceContext
  ) async throws -> ConversationHost.Held {
    let held = try await host.held(
      by: session.token,
      from: context.address(of: request, isBehindProxy: access.isBehindProxy))
    guard held.conversation.flow == product.id else { throw Problem.unauthorized }
    return held
  }

  /// The fields of a form that is of the page.
  ///
  /// - Throws: ``Problem``: 403 where another site sent it.
  func form(of request: Request, _ session: PageSession) async throws -> [String: String] {
    let form = try await fields(of: request)
    try check(form, session)
    return form
  }

  /// The fields of a form, whoever sent it.
  func fields(of request: Request) async throws -> [String: String] {
    guard request.mediaType == "application/x-www-form-urlencoded" else {
      throw Problem(.unsupportedMediaType, "This takes the form of the page.")
    }
    let bytes = try await request.bytes(host.limits)
    guard let form = FormFields.parse(bytes.readableBytesView) else {
      throw Problem(.badRequest, "The form is not in UTF-8. Load the page again.")
    }
    return form
  }

  /// Makes sure that a form is of the page.
  ///
  /// - Throws: ``Problem``: 403 where another site sent it.
  func check(_ form: [String: String], _ session: PageSession) throws(Problem) {
    guard session.isOwn(form) else {
      throw Problem(
        .forbidden, "This form is not of this page, or too old. Load the page again.")
    }
  }

  /// Where the browser finds the server, such as `https://hello.example.org`.
  func origin(of request: Request) -> String {
    "\(access.isBehindProxy ? "https" : "http")://\(request.head.authority ?? "localhost")"
  }

  /// Whether a page of this server asks, and no other site.
  func isOfOwnPage(_ request: Request) -> Bool { request.headers[.fetchSite] == "same-origin" }

  /// Whether the script of the page asks, which puts the answer into the page.
  func isInPlace(_ request: Request) -> Bool { request.headers[.requestedWith] == "usher" }
}
