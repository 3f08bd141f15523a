import ArgumentParser

/// The option that names the remote of a local store.
struct RemoteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A PostgreSQL database that keeps a copy, for other machines (USHER_REMOTE).",
      valueName: "url"))
  var remote: String?
}
