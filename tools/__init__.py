"""Programs that keep the repository consistent, run as `python -m tools.NAME`."""
