"""How the search judges positions: the terms of each game, compiled with its rules, and their weights."""
