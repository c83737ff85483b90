"""Where games are kept: where this system keeps a user's data, or where they were kept before."""

from pathlib import Path

import platformdirs
import pytest

from periplus.cli.saved import home


@pytest.fixture
def usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system that keeps a user's data in a place of its own."""
    monkeypatch.delenv("PERIPLUS_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    place = tmp_path / "Library" / "periplus"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name, appauthor: place)
    return place


def test_new_games_are_kept_where_the_system_keeps_data(usual: Path) -> None:
    assert home() == usual


def test_games_that_are_there_already_stay_where_they_are(usual: Path, tmp_path: Path) -> None:
    former = tmp_path / ".local" / "share" / "periplus"
    former.mkdir(parents=True)
    assert home() == former
    usual.mkdir(parents=True)
    assert home() == usual


def test_a_chosen_folder_goes_before_all(
    usual: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PERIPLUS_HOME", str(tmp_path / "mine"))
    assert home() == tmp_path / "mine"
