"""Event streams, bots and clocks: nothing lost, nothing twice, and a crash changes nothing."""

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from periplus.server import api_play, messages
from tests.serving import SOON, Json, Person, Stream, free_port, running, serving


@pytest.fixture
def people(address: str) -> Iterator[list[Person]]:
    people = [Person(address) for _ in range(3)]
    yield people
    for person in people:
        person.close()


def click_something(person: Person, stream: Stream) -> Json:
    """Wait for one's turn, click the first thing there is; the message that asked for it."""
    while True:
        message = stream.next()
        if message["status"] == "over":
            return message
        if message["choices"]:
            person.click(message, message["choices"][0]["code"])
            return message


def test_a_stream_brings_the_table_at_once_and_every_line_of_the_log_once(people: list[Person]) -> None:
    ada = people[0]
    id = ada.make("ithaca", "me", "sailor", "sailor")["id"]
    log: list[Json] = []
    with ada.stream(id) as stream:
        while True:
            message = stream.next()
            assert message["log_from"] == len(log)
            log += message["log"]
            if message["status"] == "over":
                break
            if message["choices"]:
                ada.click(message, message["choices"][0]["code"])
    assert log == ada.log(id)


def test_a_stream_goes_on_where_it_broke_off(people: list[Person]) -> None:
    ada = people[0]
    id = ada.make("ithaca", "me", "sailor")["id"]
    log: list[Json] = []
    last = ""
    for _ in range(6):
        with ada.stream(id, last) as stream:
            for _ in range(3):
                message = stream.next()
                assert message["log_from"] == len(log)
                log += message["log"]
                if message["choices"]:
                    ada.click(message, message["choices"][0]["code"])
            last = stream.id
    assert log == ada.log(id)[: len(log)]


def test_of_a_long_log_a_table_has_the_end_and_a_stream_goes_on_from_there(
    people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "LAST_LINES", 5)
    ada = people[0]
    id = ada.make("ithaca", "me", "sailor")["id"]
    with ada.stream(id) as stream:
        for _ in range(6):
            click_something(ada, stream)
        first = stream.id
        whole = ada.log(id)
    assert len(whole) > 10
    table = ada.table(id)
    assert (table["log_from"], table["log"]) == (len(whole) - 5, whole[-5:])
    for after in ("", "1.0", first):  # who was away for long gets the end, and asks for the rest
        with ada.stream(id, after) as stream:
            message = stream.next()
            begin = max(len(whole) - 5, int(after.split(".")[0] or 0))
            assert (message["log_from"], message["log"]) == (begin, whole[begin:])
            assert stream.id.split(".")[0] == str(len(whole))
    page = ada.get(f"/tables/{id}/log?log_from=2&lines=3")
    assert (page["lines"], page["log_from"], page["log"]) == (len(whole), 2, whole[2:5])
    assert ada.get(f"/tables/{id}/log?log_from={len(whole)}")["log"] == []
    assert ada.get(f"/tables/{id}/log?lines=401", 400)["error"] == "malformed"


@pytest.mark.parametrize("last", ["", "nonsense", "999999.999999", "-1.0", "0.0"])
def test_an_id_that_means_nothing_does_no_harm(people: list[Person], last: str) -> None:
    id = people[0].make("ithaca", "me", "open")["id"]
    with people[0].stream(id, last) as stream:
        assert stream.next()["id"] == id


def test_everybody_sees_who_is_there_and_what_is_said(people: list[Person]) -> None:
    ada, bruno, eve = people
    table = ada.make("ithaca", "me", "open", player="Ada")
    id = table["id"]
    with ada.stream(id) as stream:
        assert stream.next()["seats"][0]["present"]
        bruno.join(table, player="Bruno")
        stream.until(status="running")
        with bruno.stream(id) as other:
            other.next()
            while not stream.next()["seats"][1]["present"]:
                pass
            bruno.post(f"/tables/{id}/chat", 204, text="  <b>ciao</b>  a tutti ")
            said = stream.until(chat_from=0)
            while not said["chat"]:
                said = stream.next()
            assert said["chat"][0]["text"] == "<b>ciao</b> a tutti"
            assert said["chat"][0]["seat"] == 1
        while stream.next()["seats"][1]["present"]:
            pass
    assert eve.post(f"/tables/{id}/chat", 403, text="hello")["error"] == "not_seated"
    assert ada.post(f"/tables/{id}/chat", 400, text=" ")["error"] == "malformed"
    assert ada.post(f"/tables/{id}/chat", 400, text="x" * 501)["error"] == "malformed"


def test_a_chat_takes_so_many_lines_and_no_more(
    people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api_play, "MOST_LINES", 3)
    ada, _, _ = people
    id = ada.make("ithaca", "me", "open")["id"]
    for _ in range(3):
        ada.post(f"/tables/{id}/chat", 204, text="ciao")
    assert ada.post(f"/tables/{id}/chat", 409, text="ciao")["error"] == "chat_full"
    assert len(ada.table(id)["chat"]) == 3


def test_somebody_who_leaves_sees_no_more_than_a_spectator(people: list[Person]) -> None:
    ada, bruno, _ = people
    table = ada.make("ithaca", "me", "open")
    bruno.join(table)
    with bruno.stream(table["id"]) as stream:
        assert stream.next()["view"]["hand"] is not None
        bruno.post(f"/tables/{table['id']}/leave", 204)
        assert stream.until(viewer=-3)["view"]["hand"] is None


def test_when_the_time_is_up_a_bot_decides_and_after_three_times_keeps_the_seat(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address)
        id = ada.make("ithaca", "me", "sailor", clock=1)["id"]
        with ada.stream(id) as stream:
            first = stream.next()
            message = first
            while not message["seats"][0]["level"]:
                if message["choices"]:
                    assert message["deadline"] <= time.time() + 1.1
                message = stream.next()
            assert message["seats"][0]["level"] == "helmsman"
            back = ada.post(f"/tables/{id}/seat", level="")
            assert back["seats"][0]["level"] == ""
        ada.close()


def test_after_a_kill_every_answered_click_is_there_and_the_game_goes_on(store_url: str) -> None:
    port, last = free_port(), ""
    ada = Person(f"http://127.0.0.1:{port}")
    with running(store_url, port) as server:
        id = ada.make("ithaca", "me", "sailor", "sailor")["id"]
        answered = ada.table(id)
        server.kill()
    for _ in range(2):
        with running(store_url, port) as server:
            kept = ada.table(id)
            assert kept["log"][: len(answered["log"])] == answered["log"]
            assert kept["ply"] >= answered["ply"]
            with ada.stream(id, last) as stream:
                for _ in range(4):
                    click_something(ada, stream)
                last = stream.id
            answered = ada.table(id)
            server.kill()
    with running(store_url, port) as server:
        with ada.stream(id, last) as stream:
            table = stream.next()
            assert table["log_from"] == int(last.split(".")[0])
            while table["status"] != "over":
                if table["choices"]:
                    ada.click(table, table["choices"][0]["code"])
                table = stream.next()
        server.send_signal(signal.SIGTERM)
        assert server.wait(SOON) == 0
    ada.close()
