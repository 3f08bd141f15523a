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
    "What only shares a word with a command leaves nothing",
    arguments: ["quit smoking, sleep more", "that she stops biting, and quits shouting"])
  func stays(line: String) throws {
    let scene = try ActScene("eko", after: Array(ActScene.family.prefix(3)))
    #expect(try !scene.act(of: line).hasPrefix("command"))
  }
}
