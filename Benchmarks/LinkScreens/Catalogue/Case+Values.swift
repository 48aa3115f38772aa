import ViewTree

/// What was done with the values of one type in a step.
public typealias StepValues = ValueWork

extension Case {
  /// What one step on a fresh host does with the values of each type, in the order of their first. Types are named
  /// without their generic arguments, and those with one name are one. Outside any clock.
  public func values(days: DayTable) -> [StepValues] {
    precondition(exists, "\(key) has no step to look at.")
    let work = stage(days).recordedStep(phase).valueWork
    return work.reduce(into: []) { merged, work in
      let named = work.renamed(String(work.type.prefix { $0 != "<" }))
      if let index = merged.firstIndex(where: { $0.type == named.type }) {
        merged[index] = merged[index].adding(named)
      } else {
        merged.append(named)
      }
    }
  }
}

extension ValueWork {
  fileprivate func renamed(_ type: String) -> ValueWork {
    ValueWork(
      type: type,
      madeNodes: madeNodes,
      handedOn: handedOn,
      keptAsDestination: keptAsDestination,
      equal: equal,
      unequal: unequal,
      unequalFields: unequalFields
    )
  }

  /// The same type's work and more of it.
  fileprivate func adding(_ other: ValueWork) -> ValueWork {
    ValueWork(
      type: type,
      madeNodes: madeNodes + other.madeNodes,
      handedOn: handedOn + other.handedOn,
      keptAsDestination: keptAsDestination + other.keptAsDestination,
      equal: equal + other.equal,
      unequal: unequal + other.unequal,
      unequalFields: other.unequalFields.reduce(into: unequalFields) { fields, field in
        if let index = fields.firstIndex(where: { $0.name == field.name }) {
          fields[index] = Field(name: field.name, count: fields[index].count + field.count)
        } else {
          fields.append(field)
        }
      }
    )
  }
}
