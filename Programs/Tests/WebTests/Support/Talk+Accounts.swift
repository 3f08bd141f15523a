import Foundation
import Testing
import Understanding

extension RunningWeb {
  static let password = "violet-anchor-rain-1972"

  /// Begins a conversation about a flow that knows accounts, and signs up there.
  ///
  /// - Returns: The conversation, under the token that is good from then on.
  func signUp(_ email: String, password: String = RunningWeb.password) async throws -> Talk {
    let talk = try await begin("trendsight")
    _ = try await talk.say("get started")
    _ = try await talk.say(email)
    _ = try await talk.send(["secret": .string(password)])
    return try await talk.send(["secret": .string(password)]).renewed(talk)
  }

  /// Begins a conversation, and signs in there.
  func signIn(_ email: String, password: String = RunningWeb.password) async throws -> Talk {
    let talk = try await begin("trendsight")
    return try await talk.signIn(email, password: password).renewed(talk)
  }
}

extension Talk {
  /// Signs in from the first question.
  func signIn(
    _ email: String, password: String = RunningWeb.password, headers: [String: String] = [:]
  ) async throws -> WebAnswer {
    _ = try await say("get started", headers: headers)
    _ = try await say("sign in", headers: headers)
    _ = try await say(email, headers: headers)
    return try await send(["secret": .string(password)], headers: headers)
  }

  /// Erases it.
  func erase() async throws -> WebAnswer {
    try await web.send("DELETE", path, headers: authorization)
  }
}

extension WebAnswer {
  /// The conversation under the token that an answer tells.
  func renewed(_ talk: Talk) throws -> Talk {
    Talk(web: talk.web, id: talk.id, token: try #require(json["token"]?.string, "\(body)"))
  }
}
