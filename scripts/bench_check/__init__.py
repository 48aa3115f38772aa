"""What scripts/bench-check measures, and how."""
