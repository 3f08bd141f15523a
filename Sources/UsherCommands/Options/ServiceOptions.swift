import ArgumentParser
public import Conversation

/// The options that say what a conversation may use besides the store.
struct ServiceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The plan service (USHER_SERVICE).", valueName: "url"))
  var service: String?

  @Option(
    help: ArgumentHelp(
      "A file with the token of the plan service (USHER_SERVICE_TOKEN_FILE).", valueName: "file"))
  var serviceTokenFile: String?

  @Option(
    name: .customLong("sign-in"),
    help: ArgumentHelp("How people sign in: none, local or google.", valueName: "way"))
  var signIn: SignInMode?

  @Option(help: ArgumentHelp("An OpenID Connect provider (USHER_ISSUER).", valueName: "url"))
  var issuer: String?

  @Option(
    name: .customLong("client-id"),
    help: ArgumentHelp("Usher's id at that provider (USHER_CLIENT_ID).", valueName: "id"))
  var clientID: String?

  @Option(help: ArgumentHelp("Append analytics events to a file.", valueName: "file"))
  var events: String?

  @Flag(
    name: .customLong("analytics-names"),
    help: "Have events hold the names that people give to what they track: personal data.")
  var analyticsNames = false

  /// No options.
  static var unsaid: Self {
    var options = Self()
    (options.service, options.serviceTokenFile, options.signIn) = (nil, nil, nil)
    (options.issuer, options.clientID, options.events) = (nil, nil, nil)
    options.analyticsNames = false
    return options
  }
}

extension SignInMode: WordOption {}
