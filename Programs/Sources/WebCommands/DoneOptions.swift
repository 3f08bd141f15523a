import ArgumentParser
import Onboarding
import WebServer

/// The options that say who is told of who is done.
struct DoneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "An address that is told who is done, by POST, after Standard Webhooks; needs --done-secret-file.",
      valueName: "url"))
  var doneWebhook: String?

  @Option(
    help: ArgumentHelp(
      "A file with the secret that signs it, whsec_…; repeated while one is put in another's place.",
      valueName: "file"))
  var doneSecretFile: [String] = []

  func validate() throws { _ = try webhook() }

  /// The server that is told; nil where none is named.
  func webhook() throws -> DoneWebhook? {
    guard let doneWebhook else {
      guard doneSecretFile.isEmpty else {
        throw ValidationError(
          "--done-secret-file signs what goes to --done-webhook. Name that, too.")
      }
      return nil
    }
    guard let address = WebAddress(doneWebhook) else {
      throw ValidationError(
        "--done-webhook takes an https:// address; http:// is taken for this computer alone.")
    }
    guard !doneSecretFile.isEmpty else {
      throw ValidationError("--done-webhook is signed: name a secret with --done-secret-file.")
    }
    return DoneWebhook(address, secrets: try doneSecretFile.map(secret))
  }

  private func secret(_ path: String) throws -> WebhookSecret {
    let text: ServiceToken
    do { text = try ServiceToken(file: path) } catch ServiceTokenError.malformed {
      throw Self.malformed(path)
    } catch {
      throw ValidationError("\(path) \(error).")
    }
    guard let secret = WebhookSecret(text) else { throw Self.malformed(path) }
    return secret
  }

  private static func malformed(_ path: String) -> ValidationError {
    ValidationError(
      "\(path) holds no secret: one line such as `echo whsec_$(openssl rand -base64 32)` makes.")
  }
}
