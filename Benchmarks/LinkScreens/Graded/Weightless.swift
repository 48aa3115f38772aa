extension Month {
  /// The month with days that weigh nothing: as many, with the same identities, and texts so short that a copy of them
  /// retains nothing and a comparison is one of bits.
  var weightless: Month {
    let days = days.map { Day(id: $0.id, date: $0.date, weather: "", summary: "") }
    precondition(days.allSatisfy { $0.date.utf8.count < 16 }, "A date is too long to weigh nothing.")
    return Month(id: id, title: title, days: days)
  }
}
