"""Behind nginx and Caddy as our examples set them up: nothing is held back, and nobody forges an address."""

import socket
import ssl
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from tests.proxying import PACKAGES, PROGRAMS, proxied
from tests.serving import QUICK, SOON, Pages, Person, serving

BEHIND = replace(QUICK, proxies=("127.0.0.1/32",))
FORGED = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "http", "forwarded": "for=203.0.113.9"}
NAMES = [
    pytest.param(
        name, marks=pytest.mark.skipif(not PROGRAMS[name], reason=f"no {name}: apt-get install {package}")
    )
    for name, package in PACKAGES.items()
]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that believes a proxy at 127.0.0.1 and nobody else."""
    with serving(tmp_path_factory.mktemp("store"), BEHIND) as address:
        yield address.removeprefix("http://")


@pytest.fixture(scope="module", params=NAMES)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, app: str) -> Iterator[str]:
    """The address of a proxy in front of it."""
    with proxied(request.param, tmp_path_factory.mktemp("proxy") / "run", app) as address:
        yield address


class Visitor(Person):
    """Somebody who comes by the proxy, from an address of their own."""

    def __init__(self, address: str, host: str = "127.0.0.1", **headers: str) -> None:
        super().__init__(address)
        way = httpx.HTTPTransport(verify=False, local_address=host)
        self.web = httpx.Client(base_url=address, timeout=SOON, transport=way, headers=headers)


def askers(journal: Pages) -> list[str]:
    """Who has asked for the games, as the server knows them."""
    return [line["client"] for line in journal.lines() if line.get("path") == "/api/games"]


def test_an_event_is_sent_on_at_once(site: str) -> None:
    ada, bruno = Visitor(site), Visitor(site)
    table = ada.make("ithaca", "me", "open", player="Ada")
    with ada.stream(table["id"]) as stream:
        stream.next()
        bruno.join(table, player="Bruno")
        now = stream.until(status="running")  # a proxy that holds events back would hold this one for ever
        for word in ("one", "two", "three"):
            bruno.post(f"/tables/{table['id']}/chat", text=word, expect=204)
            while not now["chat"]:
                now = stream.next()
            assert [line["text"] for line in now["chat"]] == [word]
            now["chat"] = []
    ada.close()
    bruno.close()


def test_whoever_comes_by_the_proxy_is_known_by_their_own_address(site: str, journal: Pages) -> None:
    for visitor in (Visitor(site, "127.0.0.2"), Visitor(site, "127.0.0.2", **FORGED)):
        visitor.get("/games")
        visitor.close()
    assert askers(journal) == ["127.0.0.2"] * 2


def test_whoever_comes_past_the_proxy_is_not_believed(app: str, journal: Pages) -> None:
    visitor = Visitor(f"http://{app}", "127.0.0.3", **FORGED)
    visitor.get("/games")
    visitor.close()
    assert askers(journal) == ["127.0.0.3"]


def test_a_cookie_is_for_https_only(site: str) -> None:
    visitor = Visitor(site, **FORGED)
    made = visitor.web.post("/api/tables", json={"game": "ithaca", "seats": ["me", "sailor"]})
    assert "secure" in made.headers["set-cookie"].lower()
    visitor.close()


def test_browsers_are_offered_http_2(site: str) -> None:
    host, port = site.removeprefix("https://").split(":")
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.set_alpn_protocols(["h2", "http/1.1"])
    with (
        socket.create_connection((host, int(port)), timeout=SOON) as line,
        context.wrap_socket(line, server_hostname=host) as secured,
    ):
        assert secured.selected_alpn_protocol() == "h2"


def test_what_is_refused_is_refused_in_our_words(site: str) -> None:
    visitor = Visitor(site)
    assert visitor.get("/tables/nowhere", 404)["error"] == "no_table"
    assert visitor.post("/tables", 413, name="x" * 300_000)["error"] == "too_large"
    assert visitor.web.get("/readyz").json() == {"status": "ok"}
    visitor.close()
