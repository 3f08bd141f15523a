import ArgumentParser
import Conversation
import Onboarding
import SafeText
import Terminal

/// `usher status`: who is where.
struct Status: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "List who is where: user, flow, step, since when.",
    discussion: HelpText.of(
      examples: [
        "usher status",
        "usher status --json",
        "usher status --funnel",
      ]))

  @OptionGroup var common: CommonOptions

  @Flag(help: "Print a JSON array.")
  var json = false

  @Flag(
    help:
      "Print how many people get how far, at which question they stop, and how long it takes them.")
  var funnel = false

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      try setting.checkNamedFolder()
      let stores = Stores(setting)
      let products = try Catalogue.products.filter { try stores.hasRepository(of: $0) }
      if funnel {
        try showFunnels(products, stores, setting)
      } else {
        try showStandings(products, stores, setting)
      }
    }
  }

  private func showStandings(
    _ products: [any AnyProduct], _ stores: Stores, _ setting: Setting
  ) throws {
    var list = JSONList(isPrinted: json)
    var unreadable: [String] = []
    for product in products {
      let repository = try stores.repository(of: product, at: setting.clock.now)
      do {
        unreadable += try repository.forEachStanding { user, standing, since in
          let listed = Listed(user: user, flow: product.id, standing, since: since)
          if json { list.print(listed) } else { print(Sanitizer.line(listed.line)) }
          return true
        }
      } catch {
        throw Failure(error)
      }
    }
    list.close()
    if !unreadable.isEmpty { throw Failure(unreadable: unreadable) }
  }

  private func showFunnels(
    _ products: [any AnyProduct], _ stores: Stores, _ setting: Setting
  ) throws {
    var list = JSONList(isPrinted: json)
    var unreadable: [String] = []
    for product in products {
      let repository = try stores.repository(of: product, at: setting.clock.now)
      var counter = FunnelCounter(product.goals)
      do {
        try repository.forEachEvent { counter.count($0) }
        unreadable += try repository.forEach(completedOnly: false) { stored in
          if let state = stored.state { counter.count(state, at: product.position(of: state)) }
          return true
        }
      } catch {
        throw Failure(error)
      }
      let funnel = counter.funnel(
        of: product.id, steps: product.steps, items: product.itemNames)
      if json { list.print(funnel) } else { print(funnel.lines.joined(separator: "\n")) }
    }
    list.close()
    if !unreadable.isEmpty { throw Failure(unreadable: unreadable) }
  }

  private struct Listed: Encodable {
    let user: String
    let flow: String
    let step: String
    let number: Int
    let of: Int
    let completed: Bool
    let since: String

    init(user: String, flow: String, _ standing: Standing, since: Timestamp) {
      self.user = user
      self.flow = flow
      step = standing.step
      number = standing.number
      of = standing.of
      completed = standing.completedAt != nil
      self.since = since.description
    }

    var line: String {
      let place = completed ? "complete" : "\(step) (\(number) of \(of))"
      return "\(user.padded(to: 16)) \(flow.padded(to: 11)) \(place.padded(to: 24)) since \(since)"
    }
  }
}

extension Funnel {
  /// The funnel in lines for people.
  fileprivate var lines: [String] {
    let shares = [
      "\(flow): \(started) started, \(completed) completed, primary \(percent(primary))",
      secondary.map { "secondary \(percent($0))" },
    ]
    return [shares.compactMap(\.self).joined(separator: ", ")]
      + stages.map { stage in
        let time = stage.medianSeconds.map { ", median \($0) s" } ?? ""
        return "  \(stage.step.padded(to: 18)) \(stage.completed) went on, "
          + "drop-off \(percent(stage.dropOff))\(time)"
      } + table
  }

  /// The questions, a row each: who got past them, who stopped at them, and what it took.
  private var table: [String] {
    guard !questions.isEmpty else { return [] }
    let width = max(8, questions.map(\.question.count).max() ?? 0) + 2
    func row(_ question: String, _ cells: [String]) -> String {
      "  \(question.padded(to: width))"
        + cells.map { cell in
          String(repeating: " ", count: max(0, 13 - cell.count)) + cell
        }.joined()
    }
    return [row("question", ["answered", "stopped", "median time", "not heard"])]
      + questions.map { question in
        row(
          question.question,
          [
            "\(question.answered)", "\(question.stopped)",
            question.medianSeconds.map { "\($0) s" } ?? "-",
            question.medianRepeats.map(String.init) ?? "-",
          ])
      }
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
