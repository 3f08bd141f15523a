import Testing

@Suite("Acts: commands in a clause of their own")
struct CommandActTests {
  @Test(
    "Who leaves in passing leaves",
    arguments: ["pause, my taxi is waiting", "doorbell, I have to go, see you later"])
  func leaves(line: String) throws {
    let scene = try ActScene("eko", after: Array(ActScene.family.prefix(3)))
    #expect(try scene.act(of: line) == "command quit part")
  }

  @Test(
    "A way back behind a remark that answers nothing is followed",
    arguments: ["wow, that's a lot of days. never mind", "hm, every day is too much. go back"])
  func goesBack(line: String) throws {
    let scene = try ActScene("growth", after: ["a guided routine"])
    #expect(try scene.act(of: line) == "command back part")
  }

  @Test(
    "A slip in a command is mended where no answer is",
    arguments: [("hlep", "help")])
  func mended(line: String, command: String) throws {
    #expect(try ActScene("diet", after: ["maintain"]).act(of: line) == "command \(command) line")
  }

  @Test(
    "What only shares a word with a command leaves nothing",
    arguments: ["quit smoking, sleep more", "that she stops biting, and quits shouting"])
  func stays(line: String) throws {
    let scene = try ActScene("eko", after: Array(ActScene.family.prefix(3)))
    #expect(try !scene.act(of: line).hasPrefix("command"))
  }
}
