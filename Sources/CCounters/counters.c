#include "counters.h"

struct linkcost_built linkcost_built;
