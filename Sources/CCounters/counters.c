#define _GNU_SOURCE
#include "counters.h"
#include "stack.h"

#include <pthread.h>
#include <sys/resource.h>

struct linkcost_built linkcost_built;

// One file, and no descriptions for debuggers: of those that clang writes by now valgrind 3.19 can read no more than one
// file's, and scripts/bench-check needs it.
#define UNDESCRIBED __attribute__((nodebug))

UNDESCRIBED _Thread_local uintptr_t linkcost_stack_floor;

/// At most this much is kept; of a small stack, a quarter.
UNDESCRIBED static const uintptr_t most_kept = 256 << 10;

/// The lowest address of this thread's stack, and its size.
UNDESCRIBED static void find_bounds(uintptr_t *lowest, uintptr_t *size) {
#if defined(__APPLE__)
  *size = pthread_get_stacksize_np(pthread_self());
  *lowest = (uintptr_t)pthread_get_stackaddr_np(pthread_self()) - *size;
#elif defined(__GLIBC__)
  pthread_attr_t attributes;
  void *address = 0;
  size_t byte_count = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    pthread_attr_getstack(&attributes, &address, &byte_count);
    pthread_attr_destroy(&attributes);
  }
  *lowest = (uintptr_t)address;
  *size = byte_count;
#else
  // As if it were the first thread's stack, and hardly used yet.
  struct rlimit limit;
  *size = getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur < (64 << 20) ? limit.rlim_cur : 8 << 20;
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  *lowest = here > *size ? here - *size : 0;
#endif
}

UNDESCRIBED uintptr_t linkcost_find_stack_floor(void) {
  uintptr_t lowest, size;
  find_bounds(&lowest, &size);
  uintptr_t kept = size / 4 < most_kept ? size / 4 : most_kept;
  linkcost_stack_floor = lowest + kept > 0 ? lowest + kept : 1;
  return linkcost_stack_floor;
}
