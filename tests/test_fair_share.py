"""The measure of how fairly bots share the workers: a tiny run of it."""

import pytest

from bench import fairness


def test_a_tiny_run_times_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert fairness.main(["--tables", "2", "--samples", "1", "--settle", "0"]) == 0
    printed, progress = capsys.readouterr()
    rows = printed.splitlines()
    assert rows[0].endswith("beside 2 tables")
    for row, name in zip(rows[1:], fairness.TIMED, strict=False):
        assert row.startswith(name)
    assert "making 2 tables of oracles" in progress


@pytest.mark.parametrize("wrong", [["--tables", "0"], ["--samples", "0"], ["--settle", "-1"]])
def test_what_cannot_be_measured_is_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        fairness.parsed(wrong)
    assert refused.value.code == 2
