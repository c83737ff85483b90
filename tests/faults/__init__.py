"""Three servers and their database in networks of their own, under load, while everything fails that can.

`python -m tests.faults --faults 200` runs it. It needs to be root, and iproute2 and PostgreSQL.
"""
