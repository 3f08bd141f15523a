import Conversation
import Onboarding
import Understanding

extension RepositoryContract {
  static let conflicts = [
    Check("A save from an older version is a conflict, and changes nothing") { open in
      let (first, second) = (try open("diet"), try open("diet"))
      try first.save(Example.save("ana"))
      try second.save(Example.save("ana", basedOn: 1, calories: .int(1900), at: 1))
      try expect(.conflict(current: 2)) { () throws(RepositoryError) in
        try first.save(Example.save("ana", basedOn: 1, calories: .int(2100), at: 2))
      }
      let stored = try present(try first.load(user: "ana"), "onboarding")
      try expect(stored.version, is: 2, "the version")
      try expect(
        stored.tables.first?.rows.first?.values["calorie_target"]?.int, is: 1900, "the target")
    },
    Check("A save from a version that is not there is a conflict") { open in
      let repository = try open("diet")
      try expect(.conflict(current: 0)) { () throws(RepositoryError) in
        try repository.save(Example.save("ana", basedOn: 3))
      }
      try expect(try repository.load(user: "ana") == nil, is: true, "nothing is stored")
    },
    Check("A second first save is a conflict") { open in
      let other = try open("diet")
      try open("diet").save(Example.save("ana"))
      try expect(.conflict(current: 1)) { () throws(RepositoryError) in
        try other.save(Example.save("ana", calories: .int(2000), at: 1))
      }
    },
    Check("Many sessions of many users at once lose nothing") { open in
      try inThreads(8) { index in
        let repository = try open("diet")
        for version in 0..<10 {
          try repository.save(
            Example.save("user \(index)", basedOn: version, at: version))
        }
      }
      let repository = try open("diet")
      for index in 0..<8 {
        try expect(
          try repository.load(user: "user \(index)")?.version, is: 10, "the version of \(index)")
      }
    },
    Check("Sessions of one user that reload and try again all get their save in") { open in
      try inThreads(6) { index in
        let repository = try open("diet")
        for turn in 0..<5 {
          while true {
            let version = try repository.load(user: "ana")?.version ?? 0
            do {
              try repository.save(
                Example.save("ana", basedOn: version, at: index * 100 + turn))
              break
            } catch RepositoryError.conflict {
              continue
            }
          }
        }
      }
      try expect(try open("diet").load(user: "ana")?.version, is: 30, "the version")
    },
  ]
}
