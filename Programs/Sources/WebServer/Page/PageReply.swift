import HTTPTypes
import Hummingbird
import NIOCore

/// Answers that are pages, and what pages are made of.
enum PageReply {
  /// Nothing from anywhere else, nothing in the page's own text.
  private static let policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; "
    + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

  /// A page that nobody keeps.
  static func make(
    _ status: HTTPResponse.Status, _ html: HTML, cookies: [String] = []
  ) -> Response {
    var headers = common
    headers[.contentType] = "text/html; charset=utf-8"
    for cookie in cookies { headers.append(HTTPField(name: .setCookie, value: cookie)) }
    return Response(
      status: status, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(string: html.text)))
  }

  /// A page that tells a problem.
  static func make(_ problem: Problem) -> Response {
    let frame = PageFrame(title: "That didn't work", heading: "That didn't work")
    var response = make(
      problem.status,
      frame.html("<p id=\"answer\" tabindex=\"-1\" role=\"alert\">\(problem.detail)</p>"))
    for field in problem.headers { response.headers[field.name] = field.value }
    return response
  }

  /// Has the browser ask for another page, so that loading that again sends nothing twice.
  static func redirect(to path: String, _ cookies: [String]) -> Response {
    var headers = common
    headers[.location] = path
    for cookie in cookies { headers.append(HTTPField(name: .setCookie, value: cookie)) }
    return Response(status: .seeOther, headers: headers)
  }

  /// A part of all pages, which may be kept for an hour.
  static func asset(_ text: UnsafePointer<CChar>, type: String) -> Response {
    Response(
      status: .ok,
      headers: [.contentType: "\(type); charset=utf-8", .cacheControl: "public, max-age=3600"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: String(cString: text))))
  }

  private static var common: HTTPFields {
    [
      .contentSecurityPolicy: policy, .frameOptions: "DENY", .cacheControl: "no-store",
      .permissionsPolicy: "camera=(), geolocation=(), microphone=()",
    ]
  }
}
