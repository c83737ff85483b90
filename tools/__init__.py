"""Programs that keep the repository in order, run as `python -m tools.NAME`."""
