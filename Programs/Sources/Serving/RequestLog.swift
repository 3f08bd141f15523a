import HTTPTypes
package import Hummingbird
import Logging

/// Logs a line for each request: method, route, status and time, and nothing people wrote.
///
/// The path is that of the route, not of the request, whose words could be anything.
package struct RequestLog<Context: RequestContext>: RouterMiddleware {
  /// A log that the contexts of the requests write to.
  package init() {}

  package func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let clock = ContinuousClock()
    let start = clock.now
    var status = HTTPResponse.Status.internalServerError
    defer {
      context.logger.info(
        "request",
        metadata: [
          "method": "\(request.method.rawValue)",
          "route": "\(context.endpointPath ?? "none")",
          "status": "\(status.code)",
          "microseconds": "\(Int((clock.now - start) / .microseconds(1)))",
        ])
    }
    do {
      let response = try await next(request, context)
      status = response.status
      return response
    } catch let error as any HTTPResponseError {
      status = error.status
      throw error
    }
  }
}
