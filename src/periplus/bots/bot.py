"""What every bot is."""

from periplus.kernel.errors import IllegalClick
from periplus.kernel.knowledge import Knowledge


class Bot:
    """A player that gets exactly what a person gets: what its seat sees, and the clicks it may make."""

    def choose(self, knowledge: Knowledge) -> int:
        """One of the legal clicks."""
        raise NotImplementedError

    def decide(self, knowledge: Knowledge) -> list[int]:
        """A whole choice, click by click: what is in the making is nobody else's business."""
        clicks: list[int] = []
        ahead: Knowledge | None = knowledge
        while ahead is not None:
            code = self.choose(ahead)
            if code not in ahead.legal():
                name = type(self).__name__
                raise IllegalClick(f"{name} in seat {knowledge.seat} chose {code}, which is not legal")
            clicks.append(code)
            ahead = ahead.after(code)
        return clicks
