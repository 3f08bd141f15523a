import CLibedit

/// A command of this program that keys are bound to.
///
/// libedit's own move and delete by code point, and so would tear é or a joined emoji apart; these
/// move and delete what a person sees as one character.
enum EditorCommand: CaseIterable {
  case deletePrevious, deleteNext, deleteNextOrEnd, moveLeft, moveRight, complete, freshScreen
  case ignore

  /// Its name, for `bind` in `~/.editrc`.
  var name: String {
    switch self {
    case .deletePrevious: "usher-delete-previous"
    case .deleteNext: "usher-delete-next"
    case .deleteNextOrEnd: "usher-delete-next-or-end"
    case .moveLeft: "usher-move-left"
    case .moveRight: "usher-move-right"
    case .complete: "usher-complete"
    case .freshScreen: "usher-fresh-screen"
    case .ignore: "usher-ignore"
    }
  }

  /// What it does, for `bind -l` in `~/.editrc`.
  var help: String {
    switch self {
    case .deletePrevious: "Delete the character before the cursor"
    case .deleteNext: "Delete the character under the cursor"
    case .deleteNextOrEnd: "Delete the character under the cursor, or end the input"
    case .moveLeft: "Move left one character"
    case .moveRight: "Move right one character"
    case .complete: "Complete a choice or a command"
    case .freshScreen: "Clear the screen and show the question again"
    case .ignore: "Do nothing"
    }
  }

  /// The keys it is bound to whatever the editor is.
  var keys: [String] {
    switch self {
    case .deletePrevious: ["^?", "^H"]
    case .deleteNextOrEnd: ["^D"]
    case .complete: ["^I"]
    case .freshScreen: ["^L"]
    case .deleteNext, .moveLeft, .moveRight, .ignore: []
    }
  }

  /// The keys it is bound to besides with Emacs keys.
  ///
  /// With vi keys Escape leaves insertion, and must not begin a sequence there.
  var emacsKeys: [String] {
    switch self {
    case .deleteNext: [#"\e[3~"#]
    case .moveLeft: ["^B", #"\e[D"#, #"\eOD"#]
    case .moveRight: ["^F", #"\e[C"#, #"\eOC"#]
    case .deletePrevious, .deleteNextOrEnd, .complete, .freshScreen, .ignore: []
    }
  }

  /// What libedit does after a command.
  enum Outcome {
    case redraw, moveCursor, beep, nothing, endOfInput

    /// As libedit counts them.
    var code: UInt8 {
      switch self {
      case .redraw: UInt8(CC_REFRESH)
      case .moveCursor: UInt8(CC_CURSOR)
      case .beep: UInt8(CC_ERROR)
      case .nothing: UInt8(CC_NORM)
      case .endOfInput: UInt8(CC_EOF)
      }
    }
  }
}
