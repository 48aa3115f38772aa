#ifndef LINKCOST_STACK_H
#define LINKCOST_STACK_H

#include <stdbool.h>
#include <stdint.h>

/// The lowest address that nested views may use of this thread's stack; 0 until it is known. What lies below is kept for
/// what runs between two looks: bodies, and the end of the program.
__attribute__((nodebug)) extern _Thread_local uintptr_t linkcost_stack_floor;

/// Finds the floor of this thread's stack.
uintptr_t linkcost_find_stack_floor(void);

/// Whether this thread's stack is nearly used up.
///
/// In C because Swift has no name for the place on the stack, and reaches what belongs to a thread by a call.
__attribute__((nodebug)) static inline bool linkcost_stack_is_low(void) {
  uintptr_t floor = linkcost_stack_floor;
  if (floor == 0) floor = linkcost_find_stack_floor();
  return (uintptr_t)__builtin_frame_address(0) < floor;
}

#endif
