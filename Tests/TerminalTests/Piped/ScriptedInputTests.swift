import Terminal
import Testing

@Suite("Scripted input")
struct ScriptedInputTests {
  @Test("A script answers in turn, then ends, and shows what a pipe would")
  func script() throws {
    let output = RecordedOutput()
    let input = ScriptedInput(
      [.line("lose weight"), .line("hunter2"), .line(""), .rejected(.nul)], output: output)
    #expect(try input.readLine(prompt: "> ") == .line("lose weight"))
    #expect(
      try input.readLine(prompt: "> ", secret: true, completions: ["a"]) == .line("hunter2"))
    #expect(try input.readLine(prompt: "> ") == .line(""))
    #expect(try input.readLine(prompt: "> ") == .rejected(.nul))
    #expect(try input.readLine(prompt: "> ") == .endOfInput)
    #expect(output.take() == "> lose weight\n> ••••••\n> \n> …\n> \n")
    #expect(input.requests.map(\.secret) == [false, true, false, false, false])
    #expect(input.requests[1].completions == ["a"])
  }

  @Test("An event's description keeps the answer to itself")
  func descriptions() {
    let event = InputEvent.line("hunter2")
    #expect(!"\(event)".contains("hunter2"))
    #expect(!String(reflecting: event).contains("hunter2"))
  }

  @Test("Every refusal says what to do")
  func explanations() {
    #expect(Set(LineRejection.allCases.map(\.explanation)).count == LineRejection.allCases.count)
    #expect(LineRejection.tooLong.explanation.contains("4096"))
  }
}
