extension UnderstandableKind {
  /// Every kind that needs no question, in the order in which help lists them.
  public static let all: [UnderstandableKind] = [
    UnderstandableKind(NumberDimension()), UnderstandableKind(EnergyDimension()),
    UnderstandableKind(TimeDimension()), UnderstandableKind(TimeRangeDimension.eatingWindow),
    UnderstandableKind(DateDimension()), UnderstandableKind(BirthdayDimension()),
    UnderstandableKind(DistanceDimension()), UnderstandableKind(LengthDimension()),
    UnderstandableKind(DurationDimension()), UnderstandableKind(AgeDimension()),
    UnderstandableKind(ScaleDimension()), UnderstandableKind(WeekdaysDimension()),
    UnderstandableKind(BooleanDimension()),
    UnderstandableKind(EmailDimension()), UnderstandableKind(NameDimension()),
    UnderstandableKind(PercentDimension()), UnderstandableKind(WeightDimension(unit: .kilogram)),
    UnderstandableKind(HeightDimension()),
    UnderstandableKind(MoneyDimension("EUR", "USD", "GBP")),
    UnderstandableKind(PhoneDimension()), UnderstandableKind(CountryDimension()),
    UnderstandableKind(URLDimension()),
    UnderstandableKind(LinesDimension()), UnderstandableKind(AddressDimension()),
  ]
}
