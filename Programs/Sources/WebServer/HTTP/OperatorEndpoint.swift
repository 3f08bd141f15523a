import Hummingbird
import NIOCore
import Onboarding
import Serving

/// Who is there, for whoever has the operator's key.
struct OperatorEndpoint: Sendable {
  let host: ConversationHost
  let access: WebAccess

  /// The most conversations of a page.
  private static let longestPage = 500

  /// `GET /v1/conversations`: of each user the conversation about a flow that was begun last, by id, a page at a
  /// time.
  func conversations(_ request: Request) async throws -> Response {
    guard access.isOperator(request) else { throw Problem.wrongKey }
    let query = request.uri.queryParameters
    let flow = query["flow"].map(String.init)
    if let flow { _ = try product(flow) }
    let count = query["limit"].map { Int($0) ?? 0 } ?? 100
    guard (1...Self.longestPage).contains(count) else {
      throw Problem(.unprocessableContent, "The limit is from 1 to \(Self.longestPage).")
    }
    let after = query["after"].map(String.init) ?? ""
    guard after.isEmpty || Token(after) != nil else {
      throw Problem(.unprocessableContent, "\"after\" is the \"next\" of the page before.")
    }
    let people = try await host.people(in: flow, after: after, atMost: count)
    return JSONReply.make(
      .ok,
      JSONReply.bytes(
        of: Page(
          conversations: people.map { ListedBody($0.conversation, $0.person) },
          next: people.count == count ? people.last?.conversation.id : nil)))
  }

  /// `GET /v1/flows/{flow}/export`: the profiles of who is done, an object a line; with `partial=true` those of
  /// who is under way, too.
  func export(_ request: Request, _ context: ServiceContext) async throws -> Response {
    guard access.isOperator(request) else { throw Problem.wrongKey }
    let product = try product(context.parameters.get("flow") ?? "")
    let partial = request.uri.queryParameters["partial"]
    guard [nil, "true", "false"].contains(partial) else {
      throw Problem(.unprocessableContent, "\"partial\" is true or false.")
    }
    // The first page is looked for before the answer begins, so that a store that is away is told.
    let first = try await page(of: product, after: "", isPartial: partial == "true")
    return Response(
      status: .ok,
      headers: [.contentType: "application/x-ndjson", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        var page = first
        while true {
          try await writer.write(page.lines)
          guard let last = page.last else { break }
          page = try await self.page(of: product, after: last, isPartial: partial == "true")
        }
        try await writer.finish(nil)
      })
  }

  /// Some lines of an export, and the id after which others come; nil where there are none.
  private func page(
    of product: any AnyProduct, after id: String, isPartial: Bool
  ) async throws(Problem) -> (lines: ByteBuffer, last: String?) {
    let people = try await host.people(in: product.id, after: id, atMost: Self.longestPage)
    var lines = ByteBuffer()
    for case let person? in people.map(\.person) where isPartial || person.completed {
      lines.writeImmutableBuffer(JSONReply.bytes(of: person))
      lines.writeString("\n")
    }
    return (lines, people.count == Self.longestPage ? people.last?.conversation.id : nil)
  }

  private func product(_ flow: String) throws(Problem) -> any AnyProduct {
    guard let product = host.products.product(flow) else { throw .notFound }
    return product
  }

  private struct Page: Encodable {
    let conversations: [ListedBody]
    let next: String?
  }

  private struct ListedBody: Encodable {
    let conversation: String
    let flow: String
    let user: String
    let step: String?
    let completed: Bool
    let completedAt: String?
    let lastSeen: String?

    enum CodingKeys: String, CodingKey {
      case conversation, flow, user, step, completed
      case completedAt = "completed_at"
      case lastSeen = "last_seen"
    }

    init(_ conversation: WebConversation, _ person: PersonBody?) {
      self.conversation = conversation.id
      flow = conversation.flow
      user = conversation.user
      step = person?.step
      completed = person?.completed ?? false
      completedAt = person?.completedAt
      lastSeen = person?.lastSeen
    }
  }
}
