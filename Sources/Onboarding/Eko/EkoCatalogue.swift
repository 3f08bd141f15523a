import Understanding

/// What parents can pick from: goals, which are stored as their texts, and topics, by their ids.
enum EkoCatalogue {
  /// What parents may hope for.
  static let goals: [ChoiceOption] = [
    goal(
      "Understanding their thoughts and feelings better",
      "understand", "understanding", "thoughts", "feelings", "thoughts and feelings",
      "understand them", "how they feel", "what they think", "understand them better", "emotions",
      "inside their head", "what makes them tick", "what goes on in their mind"),
    goal(
      "Helping them navigate challenges",
      "challenges", "navigate", "problems", "difficulties", "hard times", "help with challenges",
      "tough times", "struggles", "cope", "coping", "setbacks", "resilience", "resilient",
      "when things go wrong", "get through", "deal with difficulties"),
    goal(
      "Connecting with them on a deeper level",
      "connect", "connecting", "connection", "deeper", "deeper level", "bond", "bonding", "closer",
      "a closer bond", "get closer", "be closer", "close to", "closeness", "deeply",
      "relationship"),
    goal(
      "Encouraging them to open up more",
      "open up", "opening up", "talk more", "share more", "open up more", "encourage",
      "encouraging", "tell me more about their day", "come out of their shell", "confide in"),
    goal(
      "Teaching them life skills or values",
      "skills", "life skills", "lifeskills", "teach", "teaching", "values", "life lessons",
      "lessons", "morals", "manners", "right from wrong"),
    goal(
      "Supporting their mental and emotional well-being",
      "well-being", "wellbeing", "mental", "emotional", "mental health", "emotional health",
      "support", "supporting", "mental well-being", "emotional well-being", "emotions"),
  ]

  /// The choice of topics, of which there are at least three.
  static let topicChoices = ChoicesDimension(options: topics, count: 3...12)

  /// What there is to talk about.
  static let topics: [ChoiceOption] = [
    topic(
      "emotions", "Emotions & Feelings", "emotion", "emotions", "feeling", "feelings",
      "how they feel",
      "how he feels", "how she feels", "moods", "anger", "sadness", "worries", "anxiety",
      "mood", "emotional", "sad", "worry", "fear", "fears", "grief", "frustration",
      "jealousy", "tantrums", "tantrum", "meltdowns", "nerves", "loneliness", "happiness"),
    topic(
      "friends", "Friendship & Relationships", "friend", "friends", "friendship", "friendships",
      "relationships", "mates", "buddies", "pals", "peers", "social life", "playmates",
      "getting along with others",
      "classmates", "classmate", "playmate", "best friend", "peer pressure", "playdates",
      "social skills"),
    topic(
      "school", "School & Learning", "school", "learning", "homework", "study", "class", "exams",
      "exam", "tests", "grades", "marks", "teachers", "kindergarten", "studies", "education",
      "lessons", "schoolwork", "reading and writing",
      "teacher", "classroom", "nursery", "preschool",
      "college", "university", "classwork", "subjects"),
    topic(
      "family", "Family Dynamics", "family", "siblings", "brothers and sisters", "parents",
      "home life", "relatives", "grandparents", "life at home", "step family", "stepfamily",
      "blended family", "cousins", "relations"
    ),
    topic(
      "conflict", "Conflict Resolution", "conflict", "conflicts", "fights", "fighting", "arguments",
      "arguing", "quarrels", "disagreements", "rows", "bickering", "falling out", "making up",
      "fight", "argument", "quarrel", "squabbles", "squabbling", "quarrelling", "rivalry",
      "sibling rivalry", "disputes", "tension", "apologising"),
    topic(
      "values", "Values & Ethics", "values", "ethics", "right and wrong", "morals", "manners",
      "honesty", "respect", "principles", "right from wrong",
      "kindness", "empathy", "gratitude", "fairness", "generosity", "sharing", "responsibility",
      "politeness", "integrity", "morality", "religion", "faith", "telling the truth"),
    topic(
      "confidence", "Self-Confidence", "confidence", "self confidence", "self esteem",
      "self-esteem", "courage", "confident", "self worth", "self image", "self belief", "shyness",
      "believing in themselves",
      "bravery", "assertiveness", "self respect", "independence", "resilience", "self doubt"),
    topic(
      "health", "Health & Wellness", "health", "wellness", "sleep", "food", "exercise", "sports",
      "sport", "healthy", "nutrition", "fitness", "eating", "hygiene", "body", "wellbeing",
      "puberty"),
    topic(
      "diversity", "Diversity & Inclusion", "diversity", "inclusion", "differences", "racism",
      "tolerance", "other cultures", "cultures", "people who are different", "different people",
      "people who look different", "prejudice", "diverse",
      "disability", "disabilities", "gender", "equality", "identity", "inclusive", "discrimination",
      "religions"),
    topic(
      "future", "Future & Goals", "future", "goals", "dreams", "plans", "growing up", "career",
      "careers", "when he grows up", "when she grows up", "grow up", "what's ahead", "ambitions",
      "what he wants to be", "what she wants to be", "what he wants to become",
      "what she wants to become", "jobs",
      "aspirations", "career plans", "when they grow up", "profession", "professions",
      "hopes and dreams"),
    topic(
      "technology", "Technology & Screen Time", "technology", "tech", "screen time", "screens",
      "screen", "screentime", "phone", "phones", "internet", "social media", "computer",
      "computers", "gaming", "video games", "ipad", "youtube", "online",
      "devices", "gadgets", "apps",
      "tablet", "tablets", "telly", "television", "xbox", "playstation", "nintendo",
      "console", "consoles", "roblox", "minecraft", "fortnite", "tiktok", "instagram", "snapchat",
      "whatsapp", "smartphone", "smartphones", "streaming", "videos",
      "computer games", "mobile phone", "ipads"),
    topic(
      "creativity", "Creativity & Imagination", "creativity", "imagination", "art", "music",
      "drawing", "stories", "creative", "painting", "crafts", "make believe", "pretend play",
      "dancing", "writing stories"),
  ]

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
