import Testing
import Understanding

@Suite struct ReplyTests {
  private func reply(_ text: String, to proposed: [ProposedValue] = Proposals.table) -> Reply? {
    Reply(Line(text), to: proposed, in: .monday)
  }

  @Test(
    "Agreement is heard in any words",
    arguments: [
      "yes", "Yep, spot on, thanks", "that all sounds lovely", "Great!", "you nailed it",
      "confirm it please", "everything is in order", "yes please, book it", "sure, why not",
      "hold on, yes, that's right", "no wait, yes", "no problem, go ahead", "Perfect, cheers mate",
      "yes, for 2 at 7pm", "on the 5th", "yes, make that booking", "yes, the price is fine",
    ])
  func affirms(text: String) {
    #expect(reply(text) == Reply(.affirm))
  }

  @Test(
    "Agreement that wants to know something besides asks",
    arguments: [
      "Yes, where is it?", "sounds good, how much will that be", "ok and do they have parking?",
      "Fine. Could you tell me their number?", "yes, does it close at 11?",
      "yes but what's the address?", "great - is there a garden?",
      "correct, and let me know the price", "Yes. I need their phone number",
      "great, need the address too", "perfect. Can I have the address?",
    ])
  func asks(text: String) {
    #expect(reply(text) == Reply(.affirm, asks: true))
  }

  @Test(
    "A bare refusal declines",
    arguments: ["no", "nope, thanks", "No, that's wrong.", "not really", "cancel", "forget it"])
  func declines(text: String) {
    #expect(reply(text) == Reply(.decline))
  }

  @Test(
    "What tells neither is no reply",
    arguments: [
      "", "maybe", "I don't know", "yes?", "do they have parking?", "what does it cost", "wait",
      "purple", "yes and no", "Benito's", "yes, bananas",
      "yes, we are going to Benito's",
    ])
  func unclear(text: String) {
    #expect(reply(text) == nil)
  }

  @Test(
    "A yes with a wish, a condition or something of its own is no yes",
    arguments: [
      "yes, but I'd like a window seat", "ok if it's outside", "that works if it's quiet",
      "yes, as long as they have parking",
      "sounds good, though I'd prefer the terrace", "good, and a high chair please",
      "yes, Benito's please", "yes, with the garden menu", "right, except the restaurant",
      "yes. And no onions please", "perfect, can we do Benito's instead?", "yes, an hour later",
      "yes please, one more person", "great, at Benito's", "definitely the terrace",
    ])
  func limited(text: String) {
    #expect(reply(text) == Reply(.replace))
  }

  @Test(
    "What is wanted instead is a replacement, also where it is no value that can be read",
    arguments: [
      "I'd like Benito's", "actually Benito's", "can you change the restaurant",
      "the time is wrong",
      "never mind, let's go to Benito's", "no wait, Benito's", "a bit later please",
      "no, something cheaper", "I changed my mind, book Benito's", "I can't make it on Thursday",
    ])
  func wishes(text: String) {
    #expect(reply(text) == Reply(.replace))
  }

  @Test("Words that name nothing proposed are no agreement to it")
  func otherNames() {
    #expect(reply("play it in the lounge", to: Proposals.film) == Reply(.affirm))
    #expect(reply("yes, in the lounge", to: Proposals.film) == Reply(.affirm))
    #expect(reply("play it in the attic", to: Proposals.film) == Reply(.replace))
    #expect(reply("yes, in the attic", to: Proposals.film) == Reply(.replace))
    #expect(reply("the lounge is fine", to: Proposals.film) == Reply(.affirm))
    #expect(reply("the attic is fine", to: Proposals.film) == nil)
    #expect(reply("the attic is what I want", to: Proposals.film) == nil)
    #expect(reply("great, with subtitles please", to: Proposals.film) == Reply(.replace))
  }
}
