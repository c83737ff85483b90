"""Reasons for a choice that every game knows; a game's own are in its part of the search.

The sentence of a reason is the text `hint-REASON`, of these in table.ftl.
"""

WIN = "win"
ONLY = "only"  # there is no other choice
RIVALS = "rivals"  # it harms the others more than it helps
EVEN = "even"  # nothing stands out
COMMON = [WIN, ONLY, RIVALS, EVEN]
