"""Learns Ithaca: a network that imitates helmsmen, and then gets better by playing against itself (PPO).

    pip install 'periplus[train]'
    periplus dataset ithaca --bots helmsman --seats 5 --games 1000 --out helmsmen
    python train_ithaca.py --imitate helmsmen --minutes 40
    periplus arena ithaca train_ithaca:Trained helmsman helmsman helmsman helmsman --games 1000

All that it has is kept in a folder, and it goes on where it stopped. What plays (`Trained`) needs no PyTorch.
"""

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, ClassVar

import numpy as np

import periplus
from periplus.kernel.encoding import Sheet
from periplus.research.encoders import encoder_of
from periplus.research.rows import floats_of

SEATS, GODS, VALUES = 5, 4, 5  # values of cards are below 5; there are as many deeds as gods
ROWS, STEPS = 512, 128  # games at once, and clicks in each of them between two lessons
WIDTH = 256
EPOCHS, IMITATED, IMITATING = 5, 256, 1e-3  # imitating: times through all games, choices of a step, rate
PASSES, BATCH, RATE, CLIP, CURIOSITY, LAMBDA = 2, 4096, 3e-4, 0.2, 0.005, 0.95
EVERY, GAMES = 3, 200  # minutes from one examination to the next, and games of each
KEEP = Path(os.environ.get("ITHACA_NET", "ithaca-net"))
NET, PROGRESS, STATE, CURVE = "net.npz", "progress.jsonl", "state.pt", "curve.svg"

Array = np.ndarray[Any, np.dtype[Any]]


class Deeds:
    """What a network finds hard to reckon: which deed one's route would show if a card of some value were
    played to some god, or none. It follows from what the observation tells, and is put behind it."""

    def __init__(self, game: periplus.Game, options: dict[str, object]) -> None:
        begun: Any = game.start(SEATS, options)
        self.layout, cards = encoder_of(game, begun).layout, begun.cards
        self.deeds, self.limit = np.array(list(cards.action)).reshape(-1, GODS), int(cards.god_limit)
        fields = {field.name: field for field in self.layout.fields}
        scores = [field for name, field in fields.items() if name.startswith("god_scores.")]
        self.scores, self.most = [field.first for field in scores], scores[0].most
        route = fields["seats.0.route"]
        self.route = slice(route.first, route.first + route.width)
        self.width = self.layout.floats + GODS * VALUES * GODS

    def added(self, seen: Array) -> Array:
        scores, route = np.rint(seen[:, self.scores] * self.most), seen[:, self.route].argmax(1)
        parts = [seen]
        for god in range(GODS):
            for value in range(VALUES):
                after = scores.copy()
                after[:, god] += value
                after[after[:, god] > self.limit, god] = 0
                parts.append(np.eye(GODS, dtype=np.float32)[self.deeds[route, after.argmax(1)]])
        return np.concatenate(parts, 1)


def liking(net: dict[str, Array], seen: Array) -> Array:
    """How much the network likes each click."""
    for layer in ("first", "second"):
        seen = np.maximum(net[f"{layer}.weight"] @ seen + net[f"{layer}.bias"], 0)
    liked: Array = net["policy.weight"] @ seen + net["policy.bias"]
    return liked


class Trained(periplus.Bot):
    """Takes the legal click that its network likes best. It looks at a guess: what it knows is the same."""

    net: ClassVar[dict[str, Array]] = {}  # of all bots of a process

    def __init__(self, game: periplus.Game, options: dict[str, object]) -> None:
        if not self.net:
            self.net.update(np.load(KEEP / NET))
        self.deeds = Deeds(game, options)
        self.encoder = encoder_of(game, game.start(SEATS, options))
        self.sheet = Sheet(self.encoder.layout, 1, True)
        self.seen = np.frombuffer(memoryview(self.sheet.floats), np.float32)

    def choose(self, knowledge: periplus.Knowledge) -> int:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        self.sheet.write(self.encoder, knowledge.guess(periplus.Chance(0)), knowledge.seat, 0)
        return legal[int(np.argmax(liking(self.net, self.deeds.added(self.seen[None])[0])[legal]))]


def credit(chose: Array, seats: Array, values: Array, ends: Array, returns: Array) -> tuple[Array, Array]:
    """The advantage of each choice by GAE, and whether it is known what came of it.

    A seat's next choice is not that of the next step: other seats decide in between. All arrays have a row
    for each step and a column for each game; `returns` has a number for each seat besides.
    """
    advantages = np.zeros(values.shape, np.float32)
    known = np.zeros(values.shape, np.bool_)
    ahead = np.zeros(returns.shape[1:], np.float32)  # of each seat: what its next choice seemed to be worth,
    gained = np.zeros(returns.shape[1:], np.float32)  # how much more than that came of it,
    is_known = np.zeros(returns.shape[1:], np.bool_)  # and whether there has been one, or an end
    for step in reversed(range(len(seats))):
        over = ends[step]
        ahead[over], gained[over], is_known[over] = returns[step, over], 0, True
        games = np.flatnonzero(chose[step])
        at = games, seats[step, games]
        known[step, games] = is_known[at]
        advantages[step, games] = ahead[at] - values[step, games] + LAMBDA * gained[at]
        ahead[at], gained[at], is_known[at] = values[step, games], advantages[step, games], True
    return advantages, known


def shards(folder: Path, deeds: Deeds) -> Iterator[tuple[Array, Array, Array, Array]]:
    """What they saw, might have clicked, and did click, and how the game ended for them."""
    import pyarrow.parquet as pq

    for path in sorted((folder / "data").glob("*.parquet")):
        table = pq.read_table(path, columns=["observation", "mask", "choice", "rank"]).combine_chunks()
        seen, masks = (
            table[name].chunk(0).flatten().to_numpy(zero_copy_only=False).reshape(table.num_rows, -1)
            for name in ("observation", "mask")
        )
        clicks, ranks = (table[name].to_numpy() for name in ("choice", "rank"))
        returns = (1 - 2 * (ranks - 1) / (SEATS - 1)).astype(np.float32)
        yield deeds.added(floats_of(deeds.layout, seen)), masks, clicks.astype(np.int64), returns


class Learner:
    """The network, and how far it has come: kept in a folder from one run to the next."""

    def __init__(self, folder: Path, env: Any) -> None:
        import torch

        self.torch, self.folder, self.env = torch, folder, env
        self.deeds = Deeds(env.table.game, env.table.options)
        sizes = {
            "first": (self.deeds.width, WIDTH),
            "second": (WIDTH, WIDTH),
            "policy": (WIDTH, env.masks.shape[1]),
            "value": (WIDTH, 1),
        }
        self.layers = torch.nn.ModuleDict({name: torch.nn.Linear(*size) for name, size in sizes.items()})
        with torch.no_grad():
            self.layers["policy"].weight *= 0.01
        self.optimiser = torch.optim.Adam(self.layers.parameters(), RATE)
        self.told: dict[str, float] = {"minutes": 0, "imitated": 0, "choices": 0, "examined": -EVERY}
        self.shown: list[Any] = []
        if (folder / STATE).exists():
            kept = torch.load(folder / STATE)
            self.layers.load_state_dict(kept["layers"])
            self.optimiser.load_state_dict(kept["optimiser"])
            self.told = kept["told"]

    def save(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        layers = self.layers.state_dict()
        kept = {"layers": layers, "optimiser": self.optimiser.state_dict(), "told": self.told}
        self.torch.save(kept, self.folder / STATE)
        np.savez(self.folder / NET, **{name: part.numpy() for name, part in layers.items()})

    def look(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithm of the chance of each click, and what the position is worth."""
        hidden = self.layers["second"](self.layers["first"](seen).relu()).relu()
        liked = self.layers["policy"](hidden).masked_fill(~masks, -1e9)
        return liked.log_softmax(1), self.layers["value"](hidden)[:, 0]

    def learn(self, loss: Any, rate: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad()
        loss.backward()
        self.torch.nn.utils.clip_grad_norm_(self.layers.parameters(), 0.5)
        self.optimiser.step()

    def imitate(self, folder: Path) -> None:
        """Click as they did, and expect what they got: once through all their games."""
        torch, nll = self.torch, self.torch.nn.functional.nll_loss
        if not self.shown:
            parts = zip(*shards(folder, self.deeds), strict=True)
            self.shown = [torch.from_numpy(np.concatenate(part)) for part in parts]
        seen, masks, clicks, returns = self.shown
        for batch in torch.randperm(len(seen)).split(IMITATED):
            likely, values = self.look(seen[batch], masks[batch])
            missed = (values - returns[batch]).square().mean()
            rate = IMITATING * (1 - self.told["imitated"] / EPOCHS)
            self.learn(nll(likely, clicks[batch]) + 0.5 * missed, rate)
        self.told["imitated"] += 1

    def play(self) -> tuple[Any, ...]:
        """Go on in all games, all seats by the network: what was seen, legal, clicked, and what it led to."""
        torch, env = self.torch, self.env
        chose, ends = (np.zeros((STEPS, ROWS), np.bool_) for _ in range(2))
        seats, values = np.zeros((STEPS, ROWS), np.int64), np.zeros((STEPS, ROWS), np.float32)
        returns = np.zeros((STEPS, ROWS, SEATS), np.float32)
        kept = []
        for step in range(STEPS):
            chose[step], seats[step] = env.masks.sum(1) > 1, env.seats
            clicks, rows = env.masks.argmax(1), np.flatnonzero(chose[step])  # most often the only one
            seen = torch.from_numpy(self.deeds.added(env.observations[rows]))
            masks = torch.from_numpy(env.masks[rows])
            with torch.no_grad():
                likely, expected = self.look(seen, masks)
                drawn = likely.exp().multinomial(1)
            clicks[rows], values[step, rows] = drawn[:, 0].numpy(), expected.numpy()
            kept.append((seen, masks, drawn, likely.gather(1, drawn)))
            env.step(clicks)
            ends[step], returns[step] = env.dones, env.returns
        advantages, known = credit(chose, seats, values, ends, returns)
        use = torch.from_numpy(known[chose])
        found = [torch.cat(part)[use] for part in zip(*kept, strict=True)]
        worth = torch.from_numpy(advantages[chose])[use]
        return *found, worth, torch.from_numpy(values[chose])[use] + worth

    def improve(self, rate: float) -> None:
        """A lesson of PPO from what has just been played."""
        torch = self.torch
        seen, masks, clicks, before, worth, targets = self.play()
        worth = (worth - worth.mean()) / (worth.std() + 1e-6)
        for _ in range(PASSES):
            for batch in torch.randperm(len(seen)).split(BATCH):
                likely, values = self.look(seen[batch], masks[batch])
                ratio = (likely.gather(1, clicks[batch]) - before[batch]).exp()[:, 0]
                gain = torch.minimum(ratio * worth[batch], ratio.clamp(1 - CLIP, 1 + CLIP) * worth[batch])
                open_minded = -(likely.exp() * likely).sum(1)
                missed = (values - targets[batch]).square()
                self.learn((0.5 * missed - gain - CURIOSITY * open_minded).mean(), rate)
        self.told["choices"] += len(seen)

    def examine(self, games: int) -> None:
        """How often it wins among helmsmen, and a line about it."""
        env = periplus.vector("ithaca", SEATS, 32, "helmsman", seed=int(self.told["minutes"]), returns="win")
        net = {name: part.numpy() for name, part in self.layers.state_dict().items()}
        won = ended = 0.0
        while ended < games:
            liked = np.stack([liking(net, seen) for seen in self.deeds.added(env.observations)])
            env.step(np.where(env.masks, liked, -np.inf).argmax(1))
            won, ended = won + env.rewards.sum(), ended + env.terminated.sum()
        self.told["examined"] = self.told["minutes"]
        row = {**self.told, "won": won, "games": ended}
        with (self.folder / PROGRESS).open("a") as file:
            file.write(json.dumps({name: float(number) for name, number in row.items()}) + "\n")
        print(f"{self.told['minutes']:.1f} minutes: {won / ended:.1%} of {ended:.0f} games", flush=True)


def curve(folder: Path) -> None:
    """Draw what the examinations told."""
    from periplus.arena.plots import INK, INKS, drawn, grid
    from periplus.arena.statistics import wilson

    rows = [json.loads(line) for line in (folder / PROGRESS).read_text().splitlines()]
    with drawn("curve", 3.2) as plot:
        axes = plot.figure.subplots()
        minutes = [row["minutes"] for row in rows]
        lows, highs = zip(*(wilson(row["won"], row["games"]) for row in rows), strict=True)
        axes.plot(minutes, [row["won"] / row["games"] for row in rows], "o-", color=INKS[1])
        axes.fill_between(minutes, lows, highs, color=INKS[1], alpha=0.2)
        axes.axhline(1 / SEATS, color=INKS[0], linestyle="--")
        axes.annotate("a fair share", (minutes[0], 1 / SEATS), (0, 4), textcoords="offset points", color=INK)
        axes.set_xlabel("minutes of one core")
        axes.set_ylabel("games won among four helmsmen")
        grid(axes, "y")
    (folder / CURVE).write_text(plot.svg, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Ithaca by imitating bots, then by self-play.")
    parser.add_argument("--imitate", type=Path, metavar="DIR", help="a dataset of periplus dataset")
    parser.add_argument("--minutes", type=float, default=40, help="of CPU, in all runs (default: 40)")
    parser.add_argument("--piece", type=float, default=1e9, metavar="MINUTES", help="then stop; go on later")
    parser.add_argument("--threads", type=int, default=1, metavar="N")
    parser.add_argument("--keep", type=Path, default=KEEP, metavar="DIR", help=f"(default: {KEEP})")
    parser.add_argument("--curve", action="store_true", help="only draw the curve of what is kept")
    args = parser.parse_args()
    if args.curve:
        curve(args.keep)
        return
    import torch  # it is slow to load

    torch.set_num_threads(args.threads)
    learner = Learner(args.keep, periplus.vector("ithaca", SEATS, ROWS))
    told, last = learner.told, min(args.minutes, learner.told["minutes"] + args.piece)
    while told["minutes"] < last:
        begun = process_time()
        if args.imitate and told["imitated"] < EPOCHS:
            learner.imitate(args.imitate)
        else:
            learner.improve(RATE * max(0.1, 1 - told["minutes"] / args.minutes))
        told["minutes"] += (process_time() - begun) / 60
        learner.save()
        if told["minutes"] >= min(told["examined"] + EVERY, args.minutes):
            learner.examine(GAMES)
            learner.save()


if __name__ == "__main__":
    main()
