import Benchmark
import Conversation
import Onboarding
import Understanding

/// A turn of the engine without storage, at the start of the flow with the most fields, where every
/// one of them is open for what is volunteered.
func benchmarkTurns() {
  let perTurn = BenchmarkMetric.custom(
    "one turn (ns)", polarity: .prefersSmaller, useScalingFactor: false)
  guard let product = Products.all.max(by: { $0.fields.count < $1.fields.count }),
    let today = CalendarDate(AnswerCase.anyDay)
  else { return }
  let now = Timestamp(date: today, time: .midnight)
  let context = TurnContext(now: now, day: Context(today: today, now: now.time))
  let state = product.turn(after: .begin, from: product.initialState, in: context).state
  let lines = [
    "yes", "help", "back", "I don't know", "why do you ask?", "what can I say here",
    "2000 kcal, eating from 11am to 9pm",
    "I run 30 km a week on Mondays and Thursdays and want a half marathon on 2026-10-04",
    "5 of 10, half an hour in the morning at 7:30, and my name is Ana",
  ]
  for line in lines {
    Benchmark(
      "A turn of \(product.id), \(product.fields.count) fields: \(line)",
      configuration: .init(metrics: [perTurn], maxDuration: .seconds(1), maxIterations: 10_000)
    ) { benchmark in
      benchmark.measurement(
        perTurn,
        Stopwatch.nanoseconds {
          blackHole(product.turn(after: .line(line), from: state, in: context))
        })
    }
  }
}
