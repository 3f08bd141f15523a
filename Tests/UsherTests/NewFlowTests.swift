import Foundation
import TerminalTestSupport
import Testing

@Suite("New flows from JSON Schemas, with the program itself")
struct NewFlowTests {
  private let usher: Usher
  private var package: String { usher.home + "/package" }
  private static let form = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Forms/club.schema.json").path

  init() throws {
    usher = try Usher()
    let sources = "\(package)/Sources/club"
    try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: "\(package)/Package.swift"))
    let program = "UsherCommand.main(products: [])\n"
    try Data(program.utf8).write(to: URL(filePath: "\(sources)/Program.swift"))
  }

  /// Runs `new-flow` in the package.
  private func make(_ arguments: String...) throws -> (output: String, ending: ChildProcess.Ending)
  {
    let program = try PipedProgram(
      "/bin/sh",
      ["-c", "cd \"$0\" && exec \"$@\" 2>&1", package, BuiltProgram.path("usher"), "new-flow"]
        + arguments, environment: usher.environment)
    let (shown, ending) = program.finish()
    return (shown, ending)
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(package)/Sources/club/\(file)", encoding: .utf8)
  }

  @Test("Each property that can be asked for is, in the order of the form, and the rest is told")
  func form() throws {
    let (output, ending) = try make("join", "--from", Self.form)
    #expect(ending == .exited(0), "\(output)")
    #expect(output.contains("13 questions. Build, then: check join; chat join."))
    for line in [
      "income: it has no maximum: 1000000000 is put there.",
      "code: its pattern is not kept: write a rule with `requiring`.",
      "address: an object is no single answer: write its parts as properties of their own.",
      "photo: no question reads the format \"uri-reference\".",
    ] { #expect(output.contains("  \(line)\n"), "\(line)") }
    let flow = try text("Join/JoinFlow.swift")
    let asked = flow.matches(of: /Ask\("(\w+)"/).map { String($0.1) }
    #expect(
      asked == [
        "full_name", "email", "age", "plan", "topics", "start_date", "newsletter", "income", "code",
        "mobile", "page", "fee", "home",
      ])
    #expect(flow.contains("\"What is your name?\""))
    #expect(flow.contains(".why(\"The club has a bar.\")"))
    #expect(flow.contains("NumberDimension(whole: 18...99)"))
    #expect(flow.contains("count: 1...2"))
    for kind in [
      "PhoneDimension()", "URLDimension()", "MoneyDimension(\"EUR\")", "AddressDimension()",
    ] { #expect(flow.contains(kind), "\(kind)") }
    #expect(flow.matches(of: /skippable/).count == 9)
    let draft = try text("Join/JoinDraft.swift")
    #expect(draft.contains("var startDate: CalendarDate?"))
    #expect(draft.contains("var topics: Choices?"))
    #expect(draft.contains("var fee: Money?"))
    #expect(try text("Program.swift") == "UsherCommand.main(products: [Product.join])\n")
    #expect(try text("Join/JoinMigrations.swift").contains("start_date"))
  }

  @Test("A list that several programs share is added to where it is")
  func shared() throws {
    let folder = "\(package)/Sources/Club"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let list = URL(filePath: "\(folder)/Onboardings.swift")
    try Data("public let onboardings: Products = []\n".utf8).write(to: list)
    try Data("UsherCommand.main(products: onboardings)\n".utf8).write(
      to: URL(filePath: "\(package)/Sources/club/Program.swift"))
    let (output, ending) = try make("join")
    #expect(ending == .exited(0), "\(output)")
    #expect(
      try String(contentsOf: list, encoding: .utf8)
        == "public let onboardings: Products = [Product.join]\n")
    #expect(FileManager.default.fileExists(atPath: "\(folder)/Join/JoinFlow.swift"))
    #expect(try text("Program.swift") == "UsherCommand.main(products: onboardings)\n")
  }

  @Test("The schema of a flow that there is becomes another flow")
  func roundTrip() throws {
    let schema = try usher.file("diet.json", try usher.run("schema", "diet").output)
    let (output, ending) = try make("eat", "--from", schema)
    #expect(ending == .exited(0), "\(output)")
    let flow = try text("Eat/EatFlow.swift")
    #expect(flow.contains("NumberDimension(whole: 1000...4000)"))
    #expect(flow.contains("\"What's your daily calorie target, as a number?\""))
    #expect(flow.contains("id: \"lose_weight\", title: \"Lose weight\""))
    #expect(flow.matches(of: /TimeDimension\(\)/).count == 2)
  }

  @Test(
    "What is no schema of a form is told, and nothing is written",
    arguments: ["[]", "{", #"{"type":"object"}"#, #"{"properties":{"a":{"type":"null"}}}"#])
  func broken(text: String) throws {
    let file = try usher.file("form.json", text)
    let (output, ending) = try make("join", "--from", file)
    #expect(ending == .exited(65))
    #expect(output.contains(file))
    #expect(!FileManager.default.fileExists(atPath: "\(package)/Sources/club/Join"))
  }

  @Test("Words of Swift, quotes and doubles in a form make a flow all the same")
  func awkward() throws {
    let file = try usher.file(
      "form.json",
      #"{"properties":{"class":{"type":"string","title":"A \"class\" \\(x)"},"Class":{"type":"boolean"},"1":{"type":"boolean"}}}"#
    )
    let (output, ending) = try make("join", "--from", file)
    #expect(ending == .exited(0), "\(output)")
    #expect(output.contains("  Class: another property has the same name.\n"))
    #expect(output.contains("  1: its name makes no name of a field.\n"))
    #expect(try text("Join/JoinDraft.swift").contains("var classAnswer: String?"))
    #expect(try text("Join/JoinFlow.swift").contains(#""A \"class\" \\(x)?""#))
  }
}
