"""What the others' deeds tell of what they hide: one module for each game in which they tell much."""
