"""Signing in by another server that knows who somebody is: OpenID Connect, over HTTP."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import time
from typing import Any

import httpx
import pytest
from joserfc.jwk import OctKey, RSAKey

from periplus.cli import main
from tests.providing import Club, club, plain
from tests.serving import QUICK, Json, Person, serving


@pytest.fixture(scope="module")
def other() -> Iterator[Club]:
    with club() as found:
        yield found


@pytest.fixture(scope="module")
def house(other: Club, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = replace(QUICK, provider=other.provider)
    with serving(tmp_path_factory.mktemp("store"), settings) as address:
        yield address


@pytest.fixture
def people(house: str, other: Club) -> Iterator[Any]:
    come: list[Person] = []

    def person() -> Person:
        come.append(Person(house))
        return come[-1]

    vars(other).update(vars(Club(other.address)))
    yield person
    for each in come:
        each.close()


def asked(person: Person, **wish: Any) -> dict[str, str]:
    """What the other server sends somebody back with, who has said there who they are."""
    where = person.post("/account/elsewhere", **wish)["address"]
    back = httpx.get(where).headers["location"]
    assert back.startswith(f"{person.web.base_url}/account?")
    return plain(back.partition("?")[2])


def sign_in(person: Person, expect: int = 200, **wish: Any) -> Json:
    return person.post("/account/elsewhere/back", expect, **asked(person, **wish))


def test_who_signs_in_elsewhere_has_their_seats_on_every_device(people: Any, other: Club) -> None:
    laptop, phone, stranger = people(), people(), people()
    table = laptop.make("ithaca", "me", "sailor")
    told = laptop.get("/account")
    assert (told["account"], told["provider"], told["games"]) == (None, "The Club", 1)
    first = sign_in(laptop)
    assert first["account"]["name"] == "Ada"
    assert first["recovery"]
    again = sign_in(phone)
    assert (again["account"]["profile"], again["recovery"]) == (first["account"]["profile"], None)
    assert phone.table(table["id"])["viewer"] == 0
    other.subject = "bruno"
    assert sign_in(stranger)["account"]["profile"] != first["account"]["profile"]
    assert stranger.table(table["id"])["viewer"] == -3


def test_a_name_is_the_one_that_was_typed_or_the_first_that_may_be_shown(people: Any, other: Club) -> None:
    other.subject, other.claims = "carla", {"name": "Сarla", "preferred_username": "Carla"}  # С of Cyrillic
    assert sign_in(people())["account"]["name"] == "Carla"
    other.subject = "dora"
    assert sign_in(people(), name="Theodora")["account"]["name"] == "Theodora"


def test_an_answer_counts_once_and_in_the_browser_that_left(people: Any, other: Club) -> None:
    other.subject = "elena"
    elena, mallory = people(), people()
    sent = asked(elena)
    assert mallory.post("/account/elsewhere/back", 410, **sent)["error"] == "too_late"
    sent = asked(mallory)  # her own answer, which she would have Elena's browser bring
    assert elena.post("/account/elsewhere/back", 410, **sent)["error"] == "too_late"
    sent = asked(elena)
    elena.post("/account/elsewhere/back", **sent)
    assert elena.post("/account/elsewhere/back", 410, **sent)["error"] == "too_late"
    assert mallory.get("/account")["account"] is None


LIES: dict[str, Json] = {
    "of somebody else": {"iss": "https://elsewhere.example"},
    "for somebody else": {"aud": "another"},
    "for somebody else beside us": {"aud": ["periplus", "another"], "azp": "another"},
    "about another visit": {"nonce": "another"},
    "long ago": {"iat": int(time()) - 7200, "exp": int(time()) - 3600},
    "of nobody": {"sub": ""},
    "of no text": {"sub": 7},
}


@pytest.mark.parametrize("lie", LIES)
def test_what_does_not_hold_signs_nobody_in(people: Any, other: Club, lie: str) -> None:
    person = people()
    other.claims = LIES[lie]
    assert sign_in(person, 403)["error"] == "elsewhere"
    assert person.get("/account")["account"] is None


@pytest.mark.parametrize(
    ("key", "algorithm"),
    [
        (RSAKey.generate_key(2048), "RS256"),
        (OctKey.generate_key(256), "HS256"),  # a secret, which is not what is published
    ],
    ids=["another key", "a secret"],
)
def test_nor_does_what_it_has_not_signed(people: Any, other: Club, key: Any, algorithm: str) -> None:
    other.key, other.algorithm = key, algorithm
    assert sign_in(people(), 403)["error"] == "elsewhere"


def test_an_account_is_linked_and_unlinked(people: Any, other: Club) -> None:
    other.subject = "flora"
    flora, phone = people(), people()
    mine = sign_in(flora)["account"]
    assert mine["elsewhere"]
    assert not flora.post("/account/elsewhere/remove")["account"]["elsewhere"]
    linked = sign_in(flora, purpose="add")["account"]
    assert (linked["elsewhere"], linked["profile"]) == (True, mine["profile"])
    assert sign_in(phone)["account"]["profile"] == mine["profile"]
    other.subject = "gina"
    gina = people()
    sign_in(gina)
    other.subject = "flora"
    assert sign_in(gina, 403, purpose="add")["error"] == "other_account"


def test_nobody_is_linked_who_is_not_signed_in(people: Any) -> None:
    assert people().post("/account/elsewhere", 403, purpose="add")["error"] == "not_signed_in"


def test_with_the_account_goes_what_was_known_elsewhere(people: Any, other: Club) -> None:
    other.subject = "hedda"
    hedda = people()
    first = sign_in(hedda)["account"]
    hedda.post("/account/delete", 204)
    second = sign_in(hedda)
    assert second["account"]["profile"] != first["profile"]
    assert second["recovery"]


def test_without_another_server_there_is_nothing_of_it(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        person = Person(address)
        assert person.get("/account")["provider"] == ""
        person.post("/account/elsewhere", 404)
        person.close()


def test_another_server_that_is_away_or_another_one_is_told_in_a_line(tmp_path: Path, other: Club) -> None:
    for issuer in ("http://127.0.0.1:9", f"{other.address}/"):
        settings = replace(QUICK, provider=replace(other.provider, issuer=issuer))
        with serving(tmp_path, settings) as address:
            person = Person(address)
            assert person.post("/account/elsewhere", 403)["error"] == "elsewhere"
            person.close()


def test_what_is_missing_to_ask_another_server_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--oidc", "https://login.club.example"]) == 1
    assert "--oidc needs --oidc-client" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["serve", "--oidc", "login.club.example"])
    assert "expected such as https://login.club.example" in capsys.readouterr().err
