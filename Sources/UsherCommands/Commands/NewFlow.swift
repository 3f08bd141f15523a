import ArgumentParser
import Onboarding

/// `usher new-flow`: a flow to begin with.
struct NewFlow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-flow",
    abstract: "Write a new onboarding into the package this is run in.",
    discussion: HelpText.of(
      """
      It writes a draft, a flow, a product, its migrations and a transcript, and adds the product to \
      the list of the program. They build, pass `check` and can be chatted with at once; write over \
      them what you want to ask.

      With --from it asks for the properties of a JSON Schema of an object, in their order, and says what \
      it left out: so a form that exists becomes a conversation.
      """,
      examples: [
        "usher new-flow library",
        "usher new-flow library --from form.schema.json",
      ]))

  @Argument(help: "The id: small letters, figures and hyphens.")
  var id: String

  @Option(
    help: ArgumentHelp(
      "A JSON Schema of an object, whose properties are asked for.", valueName: "file"))
  var from: String?

  func run() throws {
    try reportingFailures {
      guard let names = FlowNames(id) else {
        throw Failure(.usage, "An id is made of small letters, figures and hyphens.")
      }
      guard Catalogue.products.product(id) == nil else {
        throw Failure(.usage, "There is an onboarding \"\(id)\" already.")
      }
      let package = try PackageFolder()
      let registry = try Registry(in: package)
      let form = try from.map(FormSchema.init(ofFile:))
      let scaffold = Scaffold(names: names, isOutside: !registry.isUshers)
      let transcript = "transcripts/\(names.id)/straight-through.txt"
      let sources =
        form.map { FormScaffold(names: names, form: $0, isOutside: !registry.isUshers).sources }
        ?? scaffold.sources
      let files =
        sources.map { ("\(registry.target)/\(names.type)/\($0.name)", $0.text) }
        + (form == nil ? [(transcript, scaffold.transcript)] : [])
      if let known = files.first(where: { package.has($0.0) }) {
        throw Failure(.cannotCreate, "\(known.0) is there already.")
      }
      guard let list = registry.adding(names, to: try package.text(registry.file)) else {
        throw Failure(.noInput, "\(registry.file) has no list of products that can be read.")
      }
      for (file, text) in files {
        try package.write(text, to: file)
        print(file)
      }
      try package.write(list, to: registry.file)
      print("\(registry.file): Product.\(names.property) added.")
      guard let form else {
        return print("Build, then: check \(names.id); test \(transcript); chat \(names.id).")
      }
      if !form.leftOut.isEmpty { print("Not as the schema has it:") }
      for (key, why) in form.leftOut { print("  \(key): \(why).") }
      print("\(form.fields.count) questions. Build, then: check \(names.id); chat \(names.id).")
    }
  }
}
