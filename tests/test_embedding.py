"""Only replays may be shown within other sites' pages, and only where the host allows it."""

import asyncio
from dataclasses import replace

import pytest

from periplus.cli import main
from periplus.server.guard import OF_PAGE, Guard
from periplus.server.settings import Settings
from tests.serving import QUICK


def policy(settings: Settings, path: str) -> str:
    """The Content-Security-Policy of what is sent at a path."""
    guard = Guard(nothing, settings)
    return dict(guard.headers_for(path))[b"content-security-policy"].decode()


async def nothing(*_: object) -> None:
    await asyncio.sleep(0)


@pytest.mark.parametrize("path", ["/", "/t/x", "/t/x/replay", "/t/x/print", "/t/x/embed", "/t/x/y/embed"])
def test_by_default_nothing_is_shown_elsewhere(path: str) -> None:
    assert policy(QUICK, path).endswith("frame-ancestors 'none'")


def test_what_the_host_allows_counts_for_replays_alone() -> None:
    open_to = replace(QUICK, embed=("https://club.example", "https://*.blog.example"))
    assert policy(open_to, "/t/x/embed").endswith(
        "frame-ancestors https://club.example https://*.blog.example"
    )
    for path in ("/", "/t/x", "/t/x/replay", "/api/tables/x/embed", "/t/x/embed/y"):
        assert policy(open_to, path).endswith("frame-ancestors 'none'")
    others = [name for name, _ in OF_PAGE if name != b"content-security-policy"]
    assert [name for name, _ in Guard(nothing, open_to).headers_for("/t/x/embed")] == [
        b"content-security-policy",
        *others,
    ]


@pytest.mark.parametrize(
    "wrong", ["club.example", "https://club.example/page", "https://a; script-src *", "'self'"]
)
def test_a_site_that_is_none_is_refused(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--embed", wrong])
    assert "expected sites with commas" in capsys.readouterr().err
