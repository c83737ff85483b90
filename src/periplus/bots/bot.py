"""What every bot is."""

from periplus.kernel.errors import IllegalClick
from periplus.kernel.game import Code
from periplus.kernel.knowledge import Knowledge


class Bot:
    """A player that gets exactly what a person gets: what its seat sees, and the clicks it may make."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, knowledge: Knowledge) -> Code:
        """One of the legal clicks."""
        raise NotImplementedError

    def among(self, knowledge: Knowledge, clicks: list[Code]) -> Code:
        """One of these clicks, which are legal; there is at least one."""
        code = self.choose(knowledge)
        return code if code in clicks else clicks[0]

    def decide(self, knowledge: Knowledge) -> list[Code]:
        """A whole choice, click by click: nobody else sees it before it is complete."""
        clicks: list[Code] = []
        ahead: Knowledge | None = knowledge
        while ahead is not None:
            code = self.choose(ahead)
            if code not in ahead.legal():
                name = type(self).__name__
                raise IllegalClick(f"{name} in seat {knowledge.seat} chose {code}, which is not legal")
            clicks.append(code)
            ahead = ahead.after(code)
        return clicks
