#ifndef PROCESSORS_H
#define PROCESSORS_H

#include <stdint.h>

/// Keeps the calling thread on one of the processors that it may use, the same for the same draw.
///
/// Where the system lets no thread choose, as macOS, or refuses, nothing is done (macOS: not tried). In C, because glibc
/// shows these calls to nobody who does not ask for its own extensions.
void processors_settle(uint64_t draw);

#endif
