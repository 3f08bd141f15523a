/// What is done to the program between a start of it and its end.
public struct Life: Hashable, Sendable {
  /// What happens before it starts.
  public var opening: [Cue]
  /// What is done to it, in order.
  public var moves: [Move] = []
  /// How many of the moves, the first, are not in the conversation that is shown.
  public var unseen = 0
  /// Whether it is killed at the prompt after the last move; otherwise its input ends there.
  public var isKilled = false
  /// What happens after it has ended.
  public var closing: [Cue] = []
}

extension Script {
  /// The lives of the program, one after the other.
  public var lives: [Life] {
    var lives: [Life] = []
    var life = Life(opening: overture, unseen: unseen)
    for move in moves {
      if move.action.startsAnew {
        life.isKilled = move.action == .kill
        life.closing = move.before
        lives.append(life)
        life = Life(opening: move.after)
      } else {
        life.moves.append(move)
      }
    }
    life.closing = finale
    return lives + [life]
  }

  /// The same moves with the program started anew for each of them; what happens before a move
  /// happens before the start.
  var livesOfOneMove: [Life] {
    lives.flatMap { life in
      guard !life.moves.isEmpty else { return [life] }
      var split = life.moves.map { move in
        var bare = move
        bare.before = []
        return Life(opening: move.before, moves: [bare])
      }
      split[0].opening = life.opening + split[0].opening
      split[split.count - 1].closing = life.closing
      return split
    }
  }
}
