/// What terminals send for keys that libedit does not know by itself (ECMA-48; xterm, Control Sequences,
/// "PC-Style Function Keys"; rxvt).
enum KeySequences {
  /// Keys for moving and deleting, with the commands of libedit that they are bound to.
  static let commands: [(name: String, keys: [String])] = [
    ("ed-prev-word", [#"\e[1;5D"#, #"\e[1;3D"#, #"\e[5D"#, #"\eOd"#, #"\e\e[D"#]),
    ("em-next-word", [#"\e[1;5C"#, #"\e[1;3C"#, #"\e[5C"#, #"\eOc"#, #"\e\e[C"#]),
    ("ed-move-to-beg", [#"\e[H"#, #"\eOH"#, #"\e[1~"#, #"\e[7~"#]),
    ("ed-move-to-end", [#"\e[F"#, #"\eOF"#, #"\e[4~"#, #"\e[8~"#]),
    ("em-delete-next-word", [#"\e[3;5~"#, #"\e[3;3~"#]),
  ]

  /// Keys that mean nothing here: paging, function keys, and keys with modifiers.
  ///
  /// Were they bound to nothing, libedit would take half of them for text.
  static let withoutMeaning: [String] = {
    let modifiers = 2...8
    let numbered = (1...34).flatMap { number in
      ["\\e[\(number)~"] + modifiers.map { "\\e[\(number);\($0)~" }
    }
    let lettered = "ABCDEFHPQRS".flatMap { letter in modifiers.map { "\\e[1;\($0)\(letter)" } }
    let linuxConsole = "ABCDE".map { "\\e[[\($0)" }
    let keypad = "EMPQRS".map { "\\eO\($0)" }
    return numbered + lettered + linuxConsole + keypad + [#"\e[E"#, #"\e[Z"#, #"\e[I"#, #"\e[O"#]
  }()
}
