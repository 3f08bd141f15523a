import Conversation
import Onboarding
import Understanding

/// What programs can do by the Model Context Protocol: list the onboardings, and hold one for a person.
struct MCPTools {
  private let setting: Setting
  private let service: ServiceOptions
  private let stores: Stores

  init(_ setting: Setting, _ service: ServiceOptions) {
    self.setting = setting
    self.service = service
    stores = Stores(setting)
  }

  /// What a tool gives, as the protocol has it: text and the same as data, or a sentence on what is wrong.
  ///
  /// - Parameters:
  ///   - name: The name of the tool.
  ///   - arguments: What it is given.
  ///   - elicit: Has the client ask the person by a form, and gives what they filled in; nil for nothing.
  /// - Returns: The result.
  func call(
    _ name: String, _ arguments: JSONValue,
    asking elicit: (JSONValue) async throws -> JSONValue?
  ) async -> JSONValue {
    do {
      switch name {
      case "ask": return try await asked(arguments, elicit)
      case "list_flows": return Self.content(flows.text, flows.data)
      case "show": return try shown(arguments)
      default: return try await turn(name, arguments)
      }
    } catch let failure as Failure {
      return Self.fault(failure.message ?? "It could not be done.")
    } catch {
      return Self.fault("\(error)")
    }
  }

  private var flows: (text: String, data: JSONValue) {
    let products = Array(Catalogue.products)
    return (
      products.map { "\($0.id): \($0.summary)" }.joined(separator: "\n"),
      [
        "flows": .array(
          products.map {
            [
              "flow": .string($0.id), "title": .string($0.title), "summary": .string($0.summary),
            ]
          })
      ]
    )
  }

  private func shown(_ arguments: JSONValue) throws -> JSONValue {
    let (product, user) = try whose(arguments)
    let context = setting.clock.context(signIn: product.signIn)
    let stored: StoredOnboarding?
    do {
      stored = try stores.repository(of: product, at: context.now).load(user: user.name)
    } catch let error as RepositoryError {
      throw Failure(error)
    }
    let state =
      stored.map { $0.state ?? product.restoredState(from: $0.tables, in: context) }
      ?? product.initialState
    let shown = Shown(
      product, user: User(name: user.name, id: stored?.id ?? user.id), state: state, context)
    return Self.content(
      try JSONText.line(shown),
      [
        "flow": .string(product.id), "user": .string(user.name), "step": .string(shown.step),
        "completed": .bool(shown.completed), "profile": .object(shown.profile),
      ])
  }

  private func dialogue(
    _ product: any AnyProduct, _ user: User, _ register: Voice.Register
  ) throws -> Dialogue {
    let choice = ServiceChoice(service, setting.with(user))
    let mode = choice.signInMode(for: product)
    let repository = try stores.repository(of: product, at: setting.clock.now)
    let clock = setting.clock
    return Dialogue(
      product, user: user, repository: repository,
      voice: Voice(resumeCommand: "", showsIcons: false, register: register),
      services: try choice.services(for: product, mode, repository), startsFromStore: true
    ) { clock.context(signIn: mode) }
  }

  /// Has the client ask one question after the other, and gives where the conversation stands then.
  private func asked(
    _ arguments: JSONValue, _ elicit: (JSONValue) async throws -> JSONValue?
  ) async throws -> JSONValue {
    let (product, user) = try whose(arguments)
    let dialogue = try dialogue(product, user, .pointed)
    var turn = try await dialogue.begin()
    while let form = MCPForm(turn), let content = try await elicit(form.json),
      let said = form.reply(content)
    {
      do {
        turn = try await dialogue.reply(to: said.reply)
      } catch DialogueError.noSuchValue {
        // Said in words it is refused in words.
        turn = try await dialogue.reply(to: .line(said.text))
      }
      if turn.saveFailure != nil { return Self.unsaved }
    }
    return Self.content(turn, product, user)
  }

  private func turn(_ name: String, _ arguments: JSONValue) async throws -> JSONValue {
    let (product, user) = try whose(arguments)
    let dialogue = try dialogue(product, user, .typed)
    let turn: DialogueTurn
    if name == "begin" {
      turn = try await dialogue.begin()
    } else if let number = arguments["choice"]?.int {
      turn = try await dialogue.reply(to: .choice(number))
    } else if let text = arguments["text"]?.string {
      turn = try await dialogue.reply(to: .line(text))
    } else {
      return Self.fault("Say \"text\", or the number of a \"choice\".")
    }
    return turn.saveFailure != nil ? Self.unsaved : Self.content(turn, product, user)
  }

  private static let unsaved = fault("The answer could not be saved. Say it again in a moment.")

  private static func content(
    _ turn: DialogueTurn, _ product: any AnyProduct, _ user: User
  ) -> JSONValue {
    content(
      turn.messages.map(\.text).joined(separator: "\n"), MCPTurn(turn, product.id, user).json)
  }

  private func whose(_ arguments: JSONValue) throws -> (any AnyProduct, User) {
    guard let flow = arguments["flow"]?.string else {
      throw Failure(.usage, "Say which \"flow\"; list_flows has them.")
    }
    let product = try Catalogue.product(named: flow)
    guard let name = arguments["user"]?.string else { return (product, setting.user) }
    guard let user = User(named: name) else {
      throw Failure(.usage, "A user's name has 1 to 200 characters and no control characters.")
    }
    return (product, user)
  }

  private static func content(_ text: String, _ data: JSONValue) -> JSONValue {
    ["content": [["type": "text", "text": .string(text)]], "structuredContent": data]
  }

  private static func fault(_ sentence: String) -> JSONValue {
    ["content": [["type": "text", "text": .string(sentence)]], "isError": true]
  }
}
