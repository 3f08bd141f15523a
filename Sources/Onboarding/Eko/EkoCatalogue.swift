import Conversation
import Understanding

/// What parents can pick from: goals, which are stored as their texts, and topics, by their ids.
enum EkoCatalogue {
  /// What parents may hope for.
  static let goals: [ChoiceOption] = [
    goal(
      "Understanding their thoughts and feelings better",
      "understand", "understanding", "thoughts", "feelings", "thoughts and feelings",
      "understand them", "how they feel", "what they think", "understand them better"),
    goal(
      "Helping them navigate challenges",
      "challenges", "navigate", "problems", "difficulties", "hard times", "help with challenges",
      "tough times", "struggles"),
    goal(
      "Connecting with them on a deeper level",
      "connect", "connecting", "connection", "deeper", "deeper level", "bond", "bonding", "closer",
      "a closer bond", "get closer", "be closer"),
    goal(
      "Encouraging them to open up more",
      "open up", "opening up", "talk more", "share more", "open up more", "encourage",
      "encouraging", "tell me more about their day"),
    goal(
      "Teaching them life skills or values",
      "skills", "life skills", "teach", "teaching", "values", "life lessons", "lessons"),
    goal(
      "Supporting their mental and emotional well-being",
      "well-being", "wellbeing", "mental", "emotional", "mental health", "emotional health",
      "support", "supporting", "mental well-being", "emotional well-being"),
  ]

  /// What there is to talk about.
  static let topics: [ChoiceOption] = [
    topic("emotions", "Emotions & Feelings", "emotion", "emotions", "feeling", "feelings"),
    topic(
      "friends", "Friendship & Relationships", "friend", "friends", "friendship", "friendships",
      "relationships"),
    topic("school", "School & Learning", "school", "learning", "homework", "study", "class"),
    topic("family", "Family Dynamics", "family", "siblings", "brothers and sisters", "parents"),
    topic(
      "conflict", "Conflict Resolution", "conflict", "conflicts", "fights", "fighting", "arguments",
      "arguing", "quarrels"),
    topic("values", "Values & Ethics", "values", "ethics", "right and wrong", "morals"),
    topic(
      "confidence", "Self-Confidence", "confidence", "self confidence", "self esteem",
      "self-esteem", "courage"),
    topic(
      "health", "Health & Wellness", "health", "wellness", "sleep", "food", "exercise", "sports",
      "sport"),
    topic("diversity", "Diversity & Inclusion", "diversity", "inclusion", "differences"),
    topic("future", "Future & Goals", "future", "goals", "dreams", "plans", "growing up"),
    topic(
      "technology", "Technology & Screen Time", "technology", "tech", "screen time", "screens",
      "screen", "phone", "phones", "internet", "social media", "computer", "computers", "gaming",
      "video games"),
    topic(
      "creativity", "Creativity & Imagination", "creativity", "imagination", "art", "music",
      "drawing", "stories", "creative"),
  ]

  /// The options as a question lists them.
  static func choices(_ options: [ChoiceOption]) -> [AskChoice] {
    options.map { AskChoice(.string($0.id), $0.title) }
  }

  /// The name of a topic.
  static func topicName(_ id: String) -> String {
    topics.first { $0.id == id }?.title ?? id
  }

  private static func goal(_ text: String, _ words: String...) -> ChoiceOption {
    ChoiceOption(id: text, title: text, words: words)
  }

  private static func topic(_ id: String, _ name: String, _ words: String...) -> ChoiceOption {
    ChoiceOption(id: id, title: name, words: words)
  }
}
