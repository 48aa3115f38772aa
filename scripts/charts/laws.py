"""The laws by which a time grows with the rows, and the curve of each through some points."""

import math

# As Measurement names them, and the terms of each.
TERMS = {
    "1": [lambda n: 1],
    "log n": [lambda n: 1, math.log],
    "n": [lambda n: 1, lambda n: n],
    "n log n": [lambda n: 1, lambda n: n, lambda n: n * math.log(n)],
    "n^2": [lambda n: 1, lambda n: n, lambda n: n * n],
}


def curve(law, points):
    """A function of the rows, fitted to the (rows, time) by relative errors; None for a law that is not known, or for
    points that do not settle it."""
    if law not in TERMS:
        return None
    rows = [[term(n) / time for term in TERMS[law]] for n, time in points]
    weights = solved(
        [[sum(row[i] * row[j] for row in rows) for j in range(len(rows[0]))] for i in range(len(rows[0]))],
        [sum(row[i] for row in rows) for i in range(len(rows[0]))],
    )
    if weights is None:
        return None
    return lambda n: sum(weight * term(n) for weight, term in zip(weights, TERMS[law]))


def solved(matrix, right):
    """The solution of a small symmetric system by elimination; None where there is not exactly one."""
    size = len(right)
    # Terms differ by powers of the rows: each unknown is brought to the same scale first.
    scales = [math.sqrt(matrix[i][i]) for i in range(size)]
    if not all(scales):
        return None
    rows = [[matrix[i][j] / scales[i] / scales[j] for j in range(size)] + [right[i] / scales[i]] for i in range(size)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        if abs(rows[i][i]) < 1e-12:
            return None
        for j in range(size):
            if j != i:
                factor = rows[j][i] / rows[i][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i])]
    return [rows[i][size] / rows[i][i] / scales[i] for i in range(size)]
