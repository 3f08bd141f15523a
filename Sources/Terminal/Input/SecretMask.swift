/// What is shown in place of a secret, however long it is.
public enum SecretMask {
  /// Six bullets, in a piped conversation and in its transcript.
  public static let text = "••••••"
}
