import HTTPTypes
import Hummingbird
import NIOCore

/// Answers that are pages, and what pages are made of.
enum PageReply {
  /// Nothing from anywhere else, nothing in the page's own text.
  private static let policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; "
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

  /// A page that tells a problem of a request for a path.
  static func make(_ problem: Problem, at path: String, _ look: PageLook) -> Response {
    let frame = PageFrame(look: look, title: "That didn't work", heading: "That didn't work")
    let back: HTML? =
      path.split(separator: "/").dropFirst().first.map { flow in
        "<p><a href=\"/chat/\(String(flow))\">Back to the conversation</a></p>"
      }
    var response = make(
      problem.status,
      frame.plain(
        "<p id=\"answer\" tabindex=\"-1\" role=\"alert\">\(problem.detail)</p>\(back)"))
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

  /// A part of all pages; pages name it with its version, so that it may be kept for a year.
  static func asset(_ asset: PageAsset) -> Response {
    Response(
      status: .ok,
      headers: [
        .contentType: asset.type,
        .cacheControl: "public, max-age=31536000, immutable",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: asset.bytes)))
  }

  private static var common: HTTPFields {
    [
      .contentSecurityPolicy: policy, .frameOptions: "DENY", .cacheControl: "no-store",
      .permissionsPolicy: "camera=(), geolocation=(), microphone=()",
    ]
  }
}
