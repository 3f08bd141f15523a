/// The icon of an event type, stored by its name in SF Symbols.
public enum EventIcon: String, Sendable, CaseIterable {
  case smile = "face.smiling.fill"
  case run = "figure.run"
  case pills = "pills.fill"
  case cup = "cup.and.saucer.fill"
  case book = "book.fill"
  case plus = "plus.circle.fill"
  case heart = "heart.fill"
  case star = "star.fill"
  case flame = "flame.fill"
  case drop = "drop.fill"
  case moon = "moon.fill"
  case sun = "sun.max.fill"
  case bed = "bed.double.fill"
  case bolt = "bolt.fill"
  case leaf = "leaf.fill"
  case food = "fork.knife"
  case walk = "figure.walk"
  case bike = "bicycle"
  case weights = "dumbbell.fill"
  case brain = "brain.head.profile"
  case pain = "bandage.fill"
  case work = "briefcase.fill"
  case money = "dollarsign.circle.fill"
  case music = "music.note"

  /// The name as it is shown and said, what a screen that can shows, and other names of it.
  private var look: (title: String, emoji: String, words: [String]) {
    switch self {
    case .smile: ("smile", "🙂", ["face", "smiley", "happy", "grin", "smiling"])
    case .run: ("run", "🏃", ["runner", "running"])
    case .pills: ("pills", "💊", ["pill", "medicine", "tablets", "tablet", "capsule", "meds"])
    case .cup: ("cup", "☕", ["coffee", "mug", "tea", "saucer", "teacup", "brew"])
    case .book: ("book", "📖", ["journal", "reading", "diary"])
    case .plus: ("plus", "➕", ["add", "circle"])
    case .heart: ("heart", "💖", ["love", "❤"])
    case .star: ("star", "⭐", ["favourite", "favorite"])
    case .flame: ("flame", "🔥", ["fire", "flames", "burning"])
    case .drop: ("drop", "💧", ["water", "droplet", "raindrop"])
    case .moon: ("moon", "🌙", ["night"])
    case .sun: ("sun", "🌞", ["sunshine", "☀"])
    case .bed: ("bed", "🛌", ["sleep", "🛏"])
    case .bolt: ("bolt", "⚡", ["lightning", "energy", "thunder", "flash"])
    case .leaf: ("leaf", "🍃", ["plant", "nature"])
    case .food: ("food", "🍴", ["fork", "knife", "meal", "eating"])
    case .walk: ("walk", "🚶", ["walking", "walker", "steps"])
    case .bike: ("bike", "🚲", ["bicycle", "cycling"])
    case .weights: ("weights", "💪", ["dumbbell", "weight", "lifting", "🏋"])
    case .brain: ("brain", "🧠", ["mind", "head"])
    case .pain: ("pain", "🩹", ["bandage", "plaster", "ache"])
    case .work: ("work", "💼", ["briefcase", "job", "office"])
    case .money: ("money", "💲", ["dollar", "cash", "spending", "coin", "coins", "budget"])
    case .music:
      ("music", "🎵", ["song", "musical note", "musical", "note", "notes", "tune", "melody"])
    }
  }

  /// The name as it is shown and said.
  public var title: String { look.title }

  /// What a screen that can shows of it: a glyph that every screen shows two columns wide, so that
  /// lists of them stay in line.
  public var emoji: String { look.emoji }

  /// Other names of it.
  var words: [String] { look.words }
}
