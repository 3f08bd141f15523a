import Conversation
import GRDB
import Onboarding
import Understanding

/// A plan as a row of `plans`; consent is not a column, as there is no plan without it.
struct PlanRow {
  let id: PlanID
  let key: IdempotencyKey?
  let createdAt: Timestamp
  let request: PlanRequest

  enum Columns {
    static let id = Column("plan_id")
    static let key = Column("idempotency_key")
    static let createdAt = Column("created_at")
    static let trainingDays = Column("training_days")

    /// The column named as the field is in JSON.
    static func of(_ field: PlanField) -> Column { Column(field.rawValue) }
  }
}

extension PlanRow: PersistableRecord {
  static let databaseTableName = "plans"

  func encode(to row: inout PersistenceContainer) throws {
    row[Columns.id] = id.text
    row[Columns.key] = key?.text
    row[Columns.createdAt] = createdAt.description
    row[Columns.of(.raceName)] = request.raceName
    row[Columns.of(.raceDistance)] = request.raceDistance
    row[Columns.of(.raceDate)] = request.raceDate.description
    row[Columns.of(.goalTime)] = request.goalTime
    row[Columns.of(.trainingDays)] = request.trainingDays.jsonText
    row[Columns.of(.sessionMinutes)] = request.sessionMinutes
    row[Columns.of(.injuries)] = request.injuries
    row[Columns.of(.stravaIntent)] = request.stravaIntent
    row[Columns.of(.consentedAt)] = request.consentedAt?.description
  }
}

extension PlanRow: FetchableRecord {
  init(row: GRDB.Row) throws {
    let idText: String = row[Columns.id]
    let dateText: String = row[Columns.of(.raceDate)]
    let daysText: String = row[Columns.of(.trainingDays)]
    let keyText: String? = row[Columns.key]
    let createdText: String = row[Columns.createdAt]
    let consentedText: String = row[Columns.of(.consentedAt)]
    guard let id = PlanID(idText), let date = CalendarDate(dateText),
      let days = [Weekday](jsonText: daysText), let createdAt = Timestamp(createdText),
      let consentedAt = Timestamp(consentedText)
    else { throw PlanStoreError.failed(code: "a row is damaged") }
    self.init(
      id: id, key: keyText.flatMap(IdempotencyKey.init), createdAt: createdAt,
      request: PlanRequest(
        raceName: row[Columns.of(.raceName)], raceDistance: row[Columns.of(.raceDistance)],
        raceDate: date, goalTime: row[Columns.of(.goalTime)], trainingDays: days,
        sessionMinutes: row[Columns.of(.sessionMinutes)], injuries: row[Columns.of(.injuries)],
        stravaIntent: row[Columns.of(.stravaIntent)], consent: true,
        consentedAt: consentedAt))
  }
}

extension [Weekday] {
  /// The days as a JSON list, such as `["mon","sat"]`; names of days need no escapes.
  fileprivate var jsonText: String {
    "[" + map { "\"\($0.rawValue)\"" }.joined(separator: ",") + "]"
  }

  fileprivate init?(jsonText: String) {
    let names = jsonText.split { "[]\",".contains($0) }
    self = names.compactMap { Weekday(rawValue: String($0)) }
    if count != names.count { return nil }
  }
}
