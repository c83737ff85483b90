"""What holds for every game, for the tests of whoever writes one.

`suite` makes tests for pytest: the laws, the scenarios, the rules covered. `laws` has the laws as functions,
`fairness` asks whether guesses are as likely as they should be, and `covering` marks a test that stands for
a rule. `python -m periplus.testing GAME` plays many games under the laws.
"""
