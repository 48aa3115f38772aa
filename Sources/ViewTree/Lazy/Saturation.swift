/// Sums and products of numbers of items, which are not negative: a `ForEach` may be over all positive numbers. What is too
/// large is the largest number there is.
func saturatingSum(_ left: Int, _ right: Int) -> Int {
  let (sum, overflows) = left.addingReportingOverflow(right)
  return overflows ? Int.max : sum
}

func saturatingProduct(_ left: Int, _ right: Int) -> Int {
  let (product, overflows) = left.multipliedReportingOverflow(by: right)
  return overflows ? Int.max : product
}
