#ifdef __linux__
#define _GNU_SOURCE
#include <sched.h>
#endif

#include "processors.h"

void processors_settle(uint64_t draw) {
#ifdef __linux__
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) return;
  int skipped = (int)(draw % (uint64_t)CPU_COUNT(&allowed));
  for (int processor = 0; processor < CPU_SETSIZE; processor++) {
    if (!CPU_ISSET(processor, &allowed) || skipped-- > 0) continue;
    cpu_set_t chosen;
    CPU_ZERO(&chosen);
    CPU_SET(processor, &chosen);
    sched_setaffinity(0, sizeof chosen, &chosen);
    return;
  }
#else
  (void)draw;
#endif
}
