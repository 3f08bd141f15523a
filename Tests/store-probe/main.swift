import Glibc
import Onboarding
import PostgresStore
import RepositoryContract
import SQLiteStore

// A process of its own that saves to a store, for tests of what many processes do to one file and
// of what is left when one is killed:
//
//   store-probe FOLDER USER COUNT [UMASK]
//
// It prints the number of each version that has been saved, as soon as it has.
//
//   store-probe sync FOLDER URL
//
// It delivers what waits in the folder to a PostgreSQL database.
//
//   store-probe load URL PEOPLE
//
// So many people complete an onboarding at once, over a connection each; see scripts/load-postgres.

let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "sync" {
  let local = try SQLiteRepository(
    folder: arguments[2], schema: Example.schema(of: "diet"), now: Example.now)
  let remote = PostgresRepository(url: arguments[3], schema: Example.schema(of: "diet"))
  let report = Synchronizer(of: Product.diet, from: local, to: remote) { Example.context() }
    .deliverAll()
  exit(report.failure == nil ? 0 : 1)
}
if arguments.count == 4, arguments[1] == "load", let people = Int(arguments[3]) {
  let (report, isComplete) = try Load(url: arguments[2], people: people).run()
  print(report)
  exit(isComplete ? 0 : 1)
}
guard arguments.count >= 4, let count = Int(arguments[3]) else { exit(64) }
if arguments.count == 5 { umask(mode_t(arguments[4], radix: 8) ?? 0o22) }
do {
  let repository = try SQLiteRepository(
    folder: arguments[1], schema: Example.schema(of: "diet"), now: Example.now)
  for turn in 0..<count {
    while true {
      let version = try repository.load(user: arguments[2])?.version ?? 0
      do {
        let save = Example.save(
          arguments[2], basedOn: version, words: "\(getpid())", at: version + turn)
        print(try repository.save(save))
        fflush(nil)
        break
      } catch RepositoryError.conflict {
        continue
      }
    }
  }
} catch {
  print("failed: \(error)")
  exit(1)
}
