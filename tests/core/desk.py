"""A page at a session: requests as JSON, and random play through them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from muggins_core.session import Session
from tests.core.positions import NAMES
from tests.core.random_play import pick

View = dict[str, Any]

UNVERSIONED = ("new_match", "resume")


class Desk:
    """Sends requests to a session of its own and keeps the last view and save."""

    def __init__(self, seed: str = "desk") -> None:
        self.session = Session(Random(seed))
        self.view: View = {}
        self.save = ""

    def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Return the answer to a request about the version of the last view, if nothing else is said."""
        if kind not in UNVERSIONED:
            fields.setdefault("version", self.view.get("version", 1))
        message = json.dumps({"id": 7, "type": kind, **fields})
        answer: dict[str, Any] = json.loads(self.session.handle(message))
        assert answer["id"] == 7
        return answer

    def ask(self, kind: str, **fields: Any) -> View:
        """Return the view after a request that must be granted."""
        answer = self.send(kind, **fields)
        assert "ok" in answer, answer
        self.view, self.save = answer["ok"]["view"], answer["ok"]["save"]
        return self.view

    def hint(self) -> dict[str, Any]:
        """Return the answer to a hint that must be granted, when all deals have been looked at."""
        answer: dict[str, Any] = {"share": 0.0}
        while answer["share"] < 1:
            before = answer["share"]
            answer = self.send("hint")["ok"]
            assert before < answer["share"] <= 1
            assert answer["share"] == 1 or answer["placements"] == []
        return answer

    def refusal(self, kind: str, **fields: Any) -> str:
        """Return the error code of a request that must be refused."""
        answer = self.send(kind, **fields)
        assert set(answer) == {"id", "error"}, answer
        assert set(answer["error"]) == {"code", "message", "context"}
        code: str = answer["error"]["code"]
        return code

    def new_match(self, players: int = 2) -> View:
        return self.ask("new_match", preset="muggins", names=NAMES[:players])

    def sit_down(self, *computers: str, preset: str = "muggins", **options: Any) -> View:
        """Start a match of these: empty for a person, or the computer player of a seat."""
        names = NAMES[: len(computers)]
        return self.ask("new_match", preset=preset, names=names, options=options, computers=computers)

    def resume(self, save: str) -> View:
        return self.ask("resume", save=save)

    def act(self, *actions: str) -> View:
        """Do these actions, each after lifting the curtain where it is down."""
        for action in actions:
            if self.view["phase"] == "curtain":
                self.ask("show_hand")
            self.ask("act", action=action)
        return self.view

    def choices(self) -> list[str]:
        """Return the actions that the hand that is shown offers."""
        hand = self.view["hand"]
        placements = [placement["action"] for tile in hand["tiles"] for placement in tile["placements"]]
        return placements + ["draw"] * hand["can_draw"] + ["pass"] * hand["can_pass"]

    def best_choice(self) -> str:
        """Return the action that scores most, as a match by chance alone seldom ends."""
        placements = [placement for tile in self.view["hand"]["tiles"] for placement in tile["placements"]]
        if not placements:
            return self.choices()[0]
        return str(max(placements, key=lambda placement: placement["points"] or 0)["action"])

    def go_on(self, rng: Random | None = None) -> View:
        """Do what the phase waits for; in a turn a random action, or the best one."""
        phase = self.view["phase"]
        if phase == "turn":
            return self.ask("act", action=pick(rng, self.choices()) if rng else self.best_choice())
        granted = {"curtain": "show_hand", "thinking": "move", "match_end": "rematch"}
        return self.ask(granted.get(phase, "proceed"))


def resumed(save: str) -> Desk:
    """Return a new desk at which a save has been resumed."""
    desk = Desk()
    desk.resume(save)
    return desk


def seated(save: str, *computers: str) -> Desk:
    """Return a new desk at which a save has been resumed, with these players: empty for a person."""
    data = json.loads(save)
    table = data.get("table", {}) | {"computers": computers}
    return resumed(json.dumps(data | {"table": table}))
