import Testing
import Understanding

@Suite struct ThingNameTests {
  private let dimension = NameDimension(of: .thing)

  @Test(
    "The name of a thing is what is asked for, without politeness, reason and chat",
    arguments: [
      ("Migraine attack, the rest is perfect", "Migraine attack", "name.bare"),
      ("let's go with Leg cramps", "Leg cramps", "name.thing-asked"),
      ("the name should be Cold plunges", "Cold plunges", "name.thing-asked"),
      ("title: Reading aloud", "Reading aloud", "name.thing"),
      ("it's for my son's rashes so just Rashes", "Rashes", "name.thing-concluded"),
      ("We'll go with Compost, since the garden is big", "Compost", "name.thing-asked"),
      ("please put Late buses, they never come", "Late buses", "name.thing-asked"),
      ("name it as School fees", "School fees", "name.thing-asked"),
      ("Sewing would be a good name for it", "Sewing", "name.thing-settled"),
      ("Chess will do nicely", "Chess", "name.thing-settled"),
      ("Tides would be good", "Tides", "name.thing-settled"),
      ("Meltdowns sounds right", "Meltdowns", "name.thing-settled"),
      ("no wait just call it Rashes", "Rashes", "name.thing-asked"),
      ("write Late buses as the name", "Late buses", "name.thing-asked"),
      ("I was thinking of Foggy days", "Foggy days", "name.thing-asked"),
      ("no, Compost", "Compost", "name.bare"),
      ("No more sugar", "No more sugar", "name.bare"),
      ("no food after nine", "no food after nine", "name.bare"),
      ("don't call it panic, the kids will see. Call it Clouds", "Clouds", "name.thing-asked"),
      ("I suppose we could call it long walks couldn't we", "long walks", "name.thing-asked"),
      ("um night bus sightings lol", "night bus sightings", "name.bare"),
      ("Rent I guess", "Rent", "name.bare"), ("prod_errors", "prod_errors", "name.bare"),
      ("so call it that: Foggy days", "Foggy days", "name.thing"),
      ("Smoke, sorry, I mean Steam", "Steam", "name.bare"),
      ("Salt or maybe it's called the Delta Run", "Delta Run", "name.thing-asked"),
      ("Salt and sugar", "Salt and sugar", "name.bare"),
      ("Maratona do Porto", "Maratona do Porto", "name.bare"),
    ])
  func understood(text: String, name: String, rule: String) {
    #expect(dimension.read(text).understood == name)
    #expect(dimension.read(text).rule == rule)
  }

  @Test(
    "A remark, a refusal and two names are no name of a thing",
    arguments: [
      "not Panic", "no", "no, wait", "it's for my knee", "Tides or Waves", "we have three cats",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).understood == nil)
  }
}
