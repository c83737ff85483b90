"""Games between bots as a table to learn from: a row for each click, in shards of Parquet, with a card.

A shard holds the games of its numbers, in order, and nothing that depends on when or where they are played:
the same seed gives the same bytes, and what is there already need not be played again.
"""

import io
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from periplus import __version__
from periplus.arena.cluster import connect
from periplus.arena.dealer import Dealer
from periplus.arena.plan import Plan, check, seating, seed_for
from periplus.arena.players import make_player
from periplus.arena.processes import deaf_to_interrupts
from periplus.bots.searcher import Searcher
from periplus.games import game_named
from periplus.kernel.encoding import Encoder, Layout, Sheet
from periplus.kernel.errors import ArenaError, OptionError
from periplus.kernel.game import DEALER, State
from periplus.kernel.voyage import Voyage
from periplus.research.encoders import encoder_of

FORMAT: Final = 1
SHARD: Final = 100  # games
FACTS: Final = "dataset.json"
CARD: Final = "README.md"
DATA: Final = "data"

Row = dict[str, Any]


class Scribe:
    """Writes down what a seat knows, as numbers."""

    def __init__(self, encoder: Encoder, codes: int) -> None:
        self.encoder = encoder
        self.sheet = Sheet(encoder.layout, 1, False)
        self.codes = codes

    def seen(self, state: State) -> Row:
        """The observation of the seat that decides, and which clicks are legal."""
        self.sheet.write(self.encoder, state, state.seat, 0)
        mask = [False] * self.codes
        for code in state.legal():
            mask[code] = True
        return {"observation": [int(value) for value in self.sheet.ints], "mask": mask}


def shards_of(plan: Plan, games: int) -> list[range]:
    """The numbers of the games in each shard, whole deals in all."""
    last = plan.whole_deals(games)
    return [range(first, min(first + SHARD, last)) for first in range(0, last, SHARD)]


def rows_of(plan: Plan, number: int) -> list[Row]:
    """A game of the plan: a row for each click that was not forced."""
    game = game_named(plan.game)
    bots = [
        make_player(plan.bots[bot], game, plan.options, seed_for(plan, f"bot {bot}", number))
        for bot in seating(len(plan.bots), number)
    ]
    voyage = Voyage(game, plan.seating(number), plan.options)
    dealer = Dealer(seed_for(plan, "deal", plan.deal_of(number)))
    scribe = Scribe(encoder_of(game, voyage.beginning), game.verbs.size)
    rows: list[Row] = []
    while not voyage.over and voyage.ply < game.plies:
        seat = int(voyage.state.seat)
        if seat == DEALER:
            voyage.click(dealer.draw(voyage.state.legal(), voyage.state.weights()))
            continue
        clicks = bots[seat].decide(voyage.knowledge(seat))
        bot = bots[seat]
        thoughts = bot.thoughts if isinstance(bot, Searcher) else [[] for _ in clicks]
        for code, tried in zip(clicks, thoughts, strict=True):
            if len(voyage.state.legal()) > 1:
                ids = {"game": number, "deal": plan.deal_of(number), "ply": voyage.ply, "seat": seat}
                rows.append(
                    {**ids, "bot": voyage.seats[seat], **scribe.seen(voyage.state), **chosen(code, tried)}
                )
            voyage.click(code)
    return [{**row, **ended(voyage, row["seat"])} for row in rows]


def chosen(code: int, tried: list[tuple[int, int, float]]) -> Row:
    """The click that was made, and those that the search tried, by their codes."""
    tried = sorted(tried)
    return {
        "choice": code,
        "tried": [code for code, _, _ in tried],
        "visits": [visits for _, visits, _ in tried],
        "values": [value for _, _, value in tried],
    }


def ended(voyage: Voyage, seat: int) -> Row:
    """How the game ended for a seat; nothing for one that was stopped."""
    if not voyage.over:
        return {"score": None, "rank": None, "reward": None}
    result = voyage.state.result()
    reward = 1 / len(result.winners()) if result.ranks[seat] == 1 else 0.0
    return {"score": result.scores[seat], "rank": result.ranks[seat], "reward": reward}


# ---- shards ----


def shard(plan: Plan, numbers: range) -> bytes:
    """The games of these numbers as a file of Parquet."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    game = game_named(plan.game)
    layout = encoder_of(game, game.start(len(plan.bots), plan.options)).layout
    rows = [row for number in numbers for row in rows_of(plan, number)]
    schema = pa.schema(
        [
            ("game", pa.int32()),
            ("deal", pa.int32()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("observation", pa.list_(pa.int16(), len(layout.fields))),
            ("mask", pa.list_(pa.bool_(), game.verbs.size)),
            ("choice", pa.int16()),
            ("tried", pa.list_(pa.int16())),
            ("visits", pa.list_(pa.int32())),
            ("values", pa.list_(pa.float32())),
            ("score", pa.int32()),
            ("rank", pa.int8()),
            ("reward", pa.float32()),
        ],
        {"layout": layout.id, "game": game.name},
    )
    out = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema), out, compression="zstd")
    return out.getvalue()


def path_of(folder: Path, number: int) -> Path:
    return folder / DATA / f"part-{number:05}.parquet"


def write(plan: Plan, games: int, folder: Path, processes: int, cluster: str) -> Iterator[int]:
    """Write what is missing; yields how many games each shard had, those that are there first."""
    check(plan)
    begin(plan, games, folder)
    shards = shards_of(plan, games)
    missing = [at for at in range(len(shards)) if not path_of(folder, at).exists()]
    for at, numbers in enumerate(shards):
        if at not in missing:
            yield len(numbers)
    played = on_ray if cluster else in_processes
    for at, data in played(plan, [(at, shards[at]) for at in missing], processes, cluster):
        draft = path_of(folder, at).with_suffix(".part")
        draft.write_bytes(data)
        draft.replace(path_of(folder, at))
        yield len(shards[at])


def in_processes(
    plan: Plan, wanted: list[tuple[int, range]], processes: int, cluster: str
) -> Iterator[tuple[int, bytes]]:
    if processes == 1:
        for at, numbers in wanted:
            yield at, shard(plan, numbers)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        with deaf_to_interrupts():
            under_way = {pool.submit(shard, plan, numbers): at for at, numbers in wanted}
        try:
            for done in as_completed(under_way):
                yield under_way[done], done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def on_ray(
    plan: Plan, wanted: list[tuple[int, range]], processes: int, cluster: str
) -> Iterator[tuple[int, bytes]]:
    ray = connect(cluster, processes)
    under_way = {ray.remote(shard).remote(plan, numbers): at for at, numbers in wanted}
    try:
        while under_way:
            (done,), _ = ray.wait(list(under_way), num_returns=1)
            yield under_way.pop(done), ray.get(done)
    except ray.exceptions.RayError as error:
        raise ArenaError(f"the cluster failed: {str(error).strip().splitlines()[-1]}") from None


# ---- what it is ----


def begin(plan: Plan, games: int, folder: Path) -> None:
    """Make the folder with its card; or check that what is there is of the same plan."""
    game = game_named(plan.game)
    layout = encoder_of(game, game.start(len(plan.bots), plan.options)).layout
    facts = facts_of(plan, layout)
    try:
        (folder / DATA).mkdir(parents=True, exist_ok=True)
        known = folder / FACTS
        if known.exists() and json.loads(known.read_text("utf-8")) != facts:
            raise OptionError(f"{folder} holds another dataset: choose another folder, or the same plan")
        if not known.exists() and any((folder / DATA).iterdir()):
            raise OptionError(f"{folder / DATA} is not empty, and has no {FACTS} beside it")
        known.write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
        (folder / CARD).write_text(card(plan, games, layout), "utf-8")
    except (OSError, ValueError) as error:
        raise OptionError(f"{folder}: {error}") from None


def facts_of(plan: Plan, layout: Layout) -> dict[str, Any]:
    """All that the bytes depend on, and the names of the numbers."""
    game = game_named(plan.game)
    facts = {
        "format": FORMAT,
        "game": plan.game,
        "rules": game.rules,
        "options": game.complete(len(plan.bots), plan.options),
        "bots": plan.bots,
        "seed": plan.seed,
        "shard": SHARD,
        "layout": layout.id,
        "own": layout.own,
        "fields": [{"name": each.name, "most": each.most, "options": each.options} for each in layout.fields],
        "verbs": [[verb.name, verb.noun, verb.base, verb.count] for verb in game.verbs.all],
    }
    loaded: dict[str, Any] = json.loads(json.dumps(facts))  # as it will be read
    return loaded


def card(plan: Plan, games: int, layout: Layout) -> str:
    """The card that goes with the data: what it is, how it was made, what is in it, and how to load it."""
    whole = plan.whole_deals(games)
    return f"""\
---
license: mit
task_categories: [reinforcement-learning]
tags: [board-games, imperfect-information, {plan.game}]
configs: [{{config_name: default, data_files: "{DATA}/*.parquet"}}]
---
# {plan.game.capitalize()}: {whole:,} games between bots

{whole:,} games of {plan.game} by {", ".join(plan.bots)},
in {whole // plan.seatings:,} deals: the games of a deal have the same luck, and every bot has every seat in
one of them. A row is a click at which there was a choice, as its seat knew the position. Made by Periplus
{__version__} with `periplus dataset`, seed {plan.seed}; the same command gives the same bytes.

    pandas.read_parquet("{DATA}")
    polars.read_parquet("{DATA}/*.parquet")
    datasets.load_dataset("parquet", data_files="{DATA}/*.parquet")

| column | what it is |
|---|---|
| `game`, `deal`, `ply` | the number of the game, of its luck, and of the decision in it |
| `seat`, `bot` | who decides, and what bot that is |
| `observation` | what the seat knows: {len(layout.fields)} ints, the layout `{layout.id}` (`{FACTS}`) |
| `mask` | for each click whether it is legal; `{FACTS}` has the verbs, and where each begins |
| `choice` | the click that was made |
| `tried`, `visits`, `values` | of a search: the clicks it tried, how often, and each one's chance to win |
| `score`, `rank`, `reward` | how the game ended for the seat: points, rank, and its part of the win |

The bots are not people: their habits are in the data, and the values are what a captain believed.
"""
