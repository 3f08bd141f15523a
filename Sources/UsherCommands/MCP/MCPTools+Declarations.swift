import Understanding

/// How the tools are told to clients.
extension MCPTools {
  /// What a client is told of the tools together.
  static let instructions =
    "Usher asks a person the questions of an onboarding, understands answers in everyday words, and stores "
    + "them as they are given. Begin, show the person what is said, and reply with the person's own words; "
    + "never make up an answer. What `expects` has is what would do as an answer."

  /// The tools, as the protocol declares them.
  static let declarations: [JSONValue] = [
    tool(
      "list_flows", "List the onboardings there are.", [:], required: [], isReadOnly: true),
    tool(
      "begin", "Begin an onboarding for a person, or go on where the person left it.",
      ["flow": flow, "user": user], required: ["flow"]),
    tool(
      "reply", "Say the person's own words to the question that was asked, or to change an answer.",
      [
        "flow": flow, "user": user,
        "text": ["type": "string", "description": "What the person says."],
        "choice": [
          "type": "integer", "minimum": 1, "description": "A choice by its number instead.",
        ],
      ], required: ["flow"]),
    tool(
      "show", "Show what is stored of a person: the profile, the step, and whether it is complete.",
      ["flow": flow, "user": user], required: ["flow"], isReadOnly: true),
  ]

  /// The tool of clients that can ask the person by a form of their own.
  static let asking = tool(
    "ask",
    "Ask the person by forms of the client, question after question, until all is answered or they stop.",
    ["flow": flow, "user": user], required: ["flow"])

  private static let flow: JSONValue = [
    "type": "string", "description": "Which onboarding, by its id of list_flows.",
  ]
  private static let user: JSONValue = [
    "type": "string", "description": "Whose it is; the user of the program without it.",
  ]

  private static func tool(
    _ name: String, _ description: String, _ properties: JSONValue, required: JSONValue,
    isReadOnly: Bool = false
  ) -> JSONValue {
    [
      "name": .string(name), "description": .string(description),
      "inputSchema": [
        "type": "object", "properties": properties, "required": required,
        "additionalProperties": false,
      ],
      "annotations": [
        "readOnlyHint": .bool(isReadOnly), "destructiveHint": false, "openWorldHint": false,
      ],
    ]
  }
}
