"""The search: one for every game, compiled with the rules. It knows guesses, never the truth."""
