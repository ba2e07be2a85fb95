"""A match in the terminal, through text streams."""

from __future__ import annotations

import re
import subprocess
import sys
from io import StringIO
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from muggins_core import BadRequest
from muggins_core.__main__ import main
from muggins_core.protocol import TableReply
from muggins_core.requests import NewMatch, Resume, TableRequest
from muggins_core.session import Session
from muggins_core.terminal import CURTAIN, play
from tests.core.positions import saved

CHOICE = re.compile(r"^  (\d+)\. (\S+)(?:.*?, (\d+) points)?", re.MULTILINE)
HALVES = re.compile(r"\[(\d)\|(\d)\]")
LINE = re.compile(r"^((?:\[.*\]\n)+)", re.MULTILINE)
"""The rows of a line."""


class Player:
    """Keys that are pressed by somebody who reads the screen and takes the most points."""

    def __init__(self, screen: StringIO) -> None:
        self.screen = screen
        self.read = 0

    def readline(self) -> str:
        text = self.screen.getvalue()
        news, self.read = text[self.read :], len(text)
        return self.answer_to(news)

    def answer_to(self, news: str) -> str:
        if not news.endswith("Your number: "):
            return "\n"
        choices = CHOICE.findall(news)
        best = max(choices, key=lambda choice: int(choice[2] or 0))
        return best[0] + "\n"


class Wavering(Player):
    """A player who takes back the first placement that ends a round, and goes away at the second."""

    def answer_to(self, news: str) -> str:
        if re.search(r"Enter to go on, u for \w+ to take it back > $", news):
            return "u\n" if self.screen.getvalue().count("The round is over") == 1 else ""
        return super().answer_to(news)


@pytest.fixture(scope="module")
def match() -> str:
    """Return the screen of a whole match, a short one in which there is everything."""
    screen = StringIO()
    play(["Ann", "Bob"], Random("terminal 2 1172"), Player(screen), screen)
    return screen.getvalue()


def played(keys: str, *names: str, seed: str = "terminal", game: str = "muggins") -> str:
    """Return the screen after these lines of keys, with the curtains taken out."""
    screen = StringIO()
    play(names or ("Ann", "Bob"), Random(seed), StringIO(keys), screen, game)
    return screen.getvalue().replace(CURTAIN, "")


def test_match_is_played_from_the_lot_to_the_winner(match: str) -> None:
    assert match.startswith("Lot: Ann ")
    last = match.splitlines()[-1]
    found = re.search(r"(Ann|Bob) wins the match\. .*\1 (\d+) ", last)
    assert found, last
    assert int(found[2]) >= 250
    assert "not possible" not in match


def test_every_way_to_end_a_turn_and_a_round_is_told(match: str) -> None:
    for text in (
        "over: domino",
        "over: block",
        "over: target",
        " pips\n",
        ", rounded ",
        " passes",
        " plays ",
    ):
        assert text in match


def test_r2_3_a_curtain_comes_between_the_hands(match: str) -> None:
    hands = re.compile(r"(Ann|Bob): \d-\d(?:  \d-\d)*$", re.MULTILINE)
    _, *screens = match.split(CURTAIN)
    assert len(screens) == match.count("press Enter to see the hand") > 0
    for screen in screens:
        public, asked, private = screen.partition("press Enter to see the hand")
        assert asked, "a curtain asks before it is lifted"
        assert not hands.search(public)
        shown = {found[1] for found in hands.finditer(private)}
        (name,) = re.findall(r"Over to (\w+):", screen)
        assert shown == {name}


def test_line_is_drawn_as_it_lies(match: str) -> None:
    drawn = 0
    for line in LINE.findall(match):
        tiles = HALVES.findall(line)
        assert all(one[1] == other[0] for one, other in pairwise(tiles)), line
        assert len({frozenset(tile) for tile in tiles}) == len(tiles)
        drawn = max(drawn, len(tiles))
    assert drawn > 10


def test_line_that_is_drawn_has_the_count_that_is_told(match: str) -> None:
    tables = re.findall(rf"{LINE.pattern}(?:Ann|Bob) plays (.*)$", match, re.MULTILINE)
    assert len(tables) > 50
    for line, event in tables:
        tiles = [tuple(map(int, tile)) for tile in HALVES.findall(line)]
        (left, right) = tiles[0], tiles[-1]
        total = sum(left) if left[0] == left[1] else left[0]
        total += sum(right) if right[0] == right[1] else right[1]
        if len(tiles) == 1:
            total = sum(left)
        assert f"= {total}" in event
        assert f"{total} points" in event if total and total % 5 == 0 else "points" not in event


def test_choices_are_numbered_with_what_each_makes() -> None:
    screen = played("\n\n")
    choices = CHOICE.findall(screen)
    assert [choice[0] for choice in choices] == list("1234567")
    made = re.findall(r"(\d)-(\d) +\d ?\+ ?\d = (\d+)", screen)
    assert [int(high) + int(low) for high, low, _ in made] == [int(total) for *_, total in made]
    assert len(made) == len(choices)


@pytest.mark.parametrize("answer", ["", "0", "8", "-1", "one", "²", "1.0", "9" * 5000])
def test_answer_that_is_no_choice_is_asked_again(answer: str) -> None:
    assert played(f"\n\n{answer}\n").count("Your number:") == 2
    assert " plays " not in played(f"\n\n{answer}\n")


def test_slip_is_taken_back_at_the_curtain() -> None:
    screen = played("\n\n1\nu\n\n2\n")
    first, second = re.findall(r"(\w+) plays (\d-\d)", screen)
    assert first[0] == second[0]
    assert first[1] != second[1]


def test_slip_that_ended_the_round_is_taken_back() -> None:
    screen = StringIO()
    play(["Ann", "Bob"], Random("terminal"), Wavering(screen), screen)
    before, between, _ = screen.getvalue().replace(CURTAIN, "").split("The round is over: domino.")
    last = re.findall(r"(\w+) plays (\d-\d)", before)[-1]
    assert f"{last[0]}: {last[1]}\n" in between


def test_nothing_to_take_back_is_said() -> None:
    assert "That is not possible: there is no placement that may be taken back." in played("\nu\n")


@pytest.mark.parametrize(("answer", "said"), [("15", "15"), ("", "nothing")])
def test_h4_count_is_said_with_a_placement_and_stands(answer: str, said: str) -> None:
    screen = played(f"\n\n1\n{answer}\nu\n", game="muggins_line")
    assert re.search(rf"\w+ plays \d-\d and says {said}\n", screen)
    assert "take it back" not in screen
    assert "That is not possible: where counts are announced, a placement stands." in screen


@pytest.mark.parametrize(
    ("lead", "scores", "told"),
    [
        ("5-5", (30, 0), "Bob calls Muggins on Ann! 10 points, Ann loses 10\n"),
        (
            "5-5",
            (30, 95),
            "Bob calls Muggins on Ann! 10 missed, "
            "but past the exact target: Bob gains nothing, Ann loses 10\n",
        ),
        ("2-1", (30, 0), "Bob calls Muggins on Ann: a false call, Bob pays 10\n"),
    ],
)
def test_h5_call_is_told_as_right_or_false(
    lead: str, scores: tuple[int, int], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    claims = {"claim": "announce", "muggins": "on", "muggins_deduct": "full", "false_call": 10}
    exact = {"hand_size": 3, "target": 100, "target_mode": "exact"}
    save = saved(("5-5 5-0 2-1", "6-5 6-4 3-1"), lead, scores=scores, options=claims | exact)

    class Resumed(Session):
        def play(self, request: TableRequest) -> TableReply:
            return super().play(Resume(save) if isinstance(request, NewMatch) else request)

    monkeypatch.setattr("muggins_core.terminal.Session", Resumed)
    screen = played("m2\n")
    assert told in screen
    assert screen.count("for Bob: Muggins!") == 1, "nobody is offered a second call"


@pytest.mark.parametrize("answer", ["b", "ten", "-5", "²"])
def test_h4_answer_that_is_no_count_leads_back_to_the_choice(answer: str) -> None:
    screen = played(f"\n\n1\n{answer}\n", game="muggins_line")
    assert screen.count("Your number:") == 2
    assert " plays " not in screen


def against(*computers: str, seed: str, game: str = "muggins") -> str:
    """Return the screen of a whole match of one person who takes the most points."""
    screen = StringIO()
    play(["Ann"], Random(seed), Player(screen), screen, game, computers)
    return screen.getvalue()


def test_person_plays_a_match_against_computers_without_a_curtain() -> None:
    screen = against("casual", "beginner/racer", seed="computers")
    assert CURTAIN not in screen
    assert re.search(r"(Ann|Casual|Beginner) wins the match\. ", screen.splitlines()[-1])
    for text in ("Casual plays ", "Beginner plays ", "Casual draws", "\nAnn: "):
        assert text in screen
    assert "not possible" not in screen
    assert not re.search(r"^(Casual|Beginner): \d-\d(  \d-\d)*$", screen, re.MULTILINE)


def test_h5_computers_call_and_may_be_called() -> None:
    screen = against("beginner", "beginner", seed="calls", game="muggins_line")
    assert "m1 for Ann: Muggins!" in screen
    assert "m2 for" not in screen
    assert re.search(r"Beginner( 2)? calls Muggins on Ann! \d+ points", screen)
    assert "wins the match" in screen


def test_two_people_and_a_computer_pass_the_keyboard() -> None:
    screen = StringIO()
    play(["Ann", "Bob"], Random("passed"), StringIO("\n" * 3 + "1\n\n" * 6), screen, computers=["casual"])
    asked = set(re.findall(r"Over to (\w+):", screen.getvalue()))
    assert asked == {"Ann", "Bob"}
    assert "Casual plays" in screen.getvalue()


def test_play_command_takes_computers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("\n"))
    assert main(["play", "--seed", "1", "--computer", "skilled", "--computer", "casual"]) == 0
    lot = capsys.readouterr().out.splitlines()[0]
    assert re.fullmatch(r"Lot: Ann \d-\d, Skilled \d-\d, Casual \d-\d", lot)


def test_person_may_have_the_name_of_a_computer_player() -> None:
    screen = StringIO()
    play(["expert"], Random("named"), StringIO("\n"), screen, computers=["expert", "expert/racer"])
    assert re.match(r"Lot: expert \d-\d, Expert 2 \d-\d, Expert 3 \d-\d", screen.getvalue())


@pytest.mark.parametrize("lines", range(6))
def test_play_stops_where_the_keys_end(lines: int) -> None:
    screen = played("\n\n1\n\n1\n"[: 2 * lines])
    assert "wins" not in screen
    assert screen.endswith("The input has ended before the match.\n")


def test_names_must_be_different() -> None:
    with pytest.raises(BadRequest, match="two players"):
        played("", "Ann", "ann")


def test_play_command_plays_the_same_deal_for_the_same_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screens = []
    for seed in ("1", "1", "2"):
        monkeypatch.setattr("sys.stdin", StringIO("\n\n"))
        assert main(["play", "--seed", seed, "Ann", "Bob", "Cid"]) == 0
        screens.append(capsys.readouterr().out)
    assert screens[0] == screens[1] != screens[2]
    assert "Cid" in screens[0]


def test_play_command_plays_by_chance_without_a_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(""))
    assert main(["play"]) == 0
    assert "Lot: Ann" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [[], ["fly"], ["play", "Ann"], ["play", "Ann", "Ann"], ["play", "--computer", "master"]]
)
def test_wrong_commands_and_names_are_explained(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "error:" in capsys.readouterr().err


def test_play_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "muggins_core", "play", "--seed", "1"]
    here = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=here, input=b"\n\n1\n", capture_output=True, check=True)
    assert b"Over to " in done.stdout
    assert done.stderr == b""
