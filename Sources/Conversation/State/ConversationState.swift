public import Understanding

/// All that is remembered of a conversation between two lines; the rest is derived from it.
public struct ConversationState: Hashable, Sendable, Codable {
  /// The version of this form of state, for reading what an older program saved.
  public static let currentFormat = 1
  /// How many changes can be taken back; all of them are written with every save, so not more than
  /// people count.
  public static let undoDepth = 20

  /// The version of the form this state was saved in.
  public var format = ConversationState.currentFormat
  /// The id of the flow.
  public var flow: String
  /// The version of the flow the answers were given to.
  public var flowVersion: Int
  /// The answers by place, those of branches not taken now included.
  public var answers: [Path: Answer] = [:]
  /// The number of elements of each repeated group.
  public var elements: [String: Int] = [:]
  /// The names by which the elements of each repeated group are told apart on all machines, in
  /// their order; see ``elementKey(of:)``.
  public var elementKeys: [String: [String]] = [:]
  /// The item a person went back to; nil to stand at the first that is open.
  public var focus: Path?
  /// What has to be settled first.
  public var pending: Pending?
  /// How many lines in a row were not understood at this question.
  public var misses = 0
  /// How many lines were not understood at each question so far, by the name of its item; those of all
  /// elements of a group are counted together.
  public var repeats: [String: Int] = [:]
  /// What a kind word was said to already; nil for nothing.
  public var sympathies: [Sympathy]?
  /// What was said before its question could come, until that comes or is answered otherwise; nil for nothing.
  public var saidEarly: String?
  /// What can be taken back, the latest last.
  public var undo: [Change] = []
  /// The field that was changed last, or asked about since, which a correction without a name is about.
  public var lastChanged: Path?
  /// The key under which the answers are submitted, so that many tries are one submission.
  public var submissionKey: String?
  /// The name of the request that led here last, where requests have names, so that one that is
  /// repeated is not taken twice.
  public var request: String?
  /// Under what id events are told; nil before the first.
  public var analytics: AnalyticsIdentity?
  /// When the conversation began.
  public var startedAt: Timestamp?
  /// When the question that is open now was reached.
  public var stepSince: Timestamp?
  /// When the onboarding was completed.
  public var completedAt: Timestamp?

  /// The state before the first line of a flow.
  public init(flow: String, flowVersion: Int) {
    self.flow = flow
    self.flowVersion = flowVersion
  }

  /// Whether nothing has been said yet.
  public var isNew: Bool { startedAt == nil }
}

extension ConversationState: CustomStringConvertible {
  /// The flow and the number of answers; never an answer.
  public var description: String { "\(flow): \(answers.count) answers" }
}

extension ConversationState {
  /// Decodes a state, also one that an older program saved without what came later.
  ///
  /// A pending question or a change to take back of a form that is not known any more is dropped:
  /// the question is asked again. Answers are never dropped.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try container.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(
      flow: try container.decode(String.self, forKey: .flow),
      flowVersion: try container.decode(Int.self, forKey: .flowVersion))
    format = try value(.format) ?? Self.currentFormat
    answers = try value(.answers) ?? [:]
    elements = try value(.elements) ?? [:]
    elementKeys = try value(.elementKeys) ?? [:]
    focus = try value(.focus)
    pending = try? container.decodeIfPresent(Pending.self, forKey: .pending)
    misses = try value(.misses) ?? 0
    repeats = try value(.repeats) ?? [:]
    sympathies = try? container.decodeIfPresent([Sympathy].self, forKey: .sympathies)
    saidEarly = try value(.saidEarly)
    undo = (try? container.decodeIfPresent([Change].self, forKey: .undo)) ?? []
    lastChanged = try value(.lastChanged)
    submissionKey = try value(.submissionKey)
    request = try value(.request)
    analytics = try value(.analytics)
    startedAt = try value(.startedAt)
    stepSince = try value(.stepSince)
    completedAt = try value(.completedAt)
  }
}
