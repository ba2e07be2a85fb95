"""A whole match by keyboard alone, from the start screen to its winner; nothing is clicked. Every sheet keeps
the focus while it lies there, and gives it back to where it came from."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import pytest
from moments import gain, greedy
from playwright.sync_api import JSHandle, Locator, Page, expect
from table import Table
from test_keyboard_story import tab_to
from way import expect_ready

from muggins_core import MatchState, Place, apply, format_action
from muggins_core.events import Called

STEPS_AT_MOST = 400
MATCHES_AT_MOST = 8
TARGET = "50"
WHERE = """(sheet) => document.activeElement === document.body ? "nowhere" :
  sheet.contains(document.activeElement) ? "in it" : document.activeElement.outerHTML"""


@dataclass
class Player:
    """Somebody at the keyboard, and what they have seen to work so far."""

    table: Table
    done: set[str] = field(default_factory=set)
    is_asked: bool = False
    """Whether a placement is asked about once more."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.table.page.keyboard.press(key)

    def enter(self, label: str) -> None:
        tab_to(self.table.page, label)
        self.press("Enter")

    def focused(self) -> JSHandle:
        return self.table.page.evaluate_handle("document.activeElement")

    def go_round(self, sheet: Locator) -> None:
        """Press Tab until it leads back into the sheet: it never leads out of it to what lies below."""
        expect(sheet).to_be_visible()
        first = self.focused()
        for _ in range(STEPS_AT_MOST):
            self.press("Tab")
            where = sheet.evaluate(WHERE)
            assert where in {"in it", "nowhere"}, where
            if where == "nowhere":
                break
            if first.evaluate("(it) => it === document.activeElement"):
                break
        self.press("Tab")
        assert sheet.evaluate(WHERE) == "in it"

    def look_at(self, named: str, *keys: str, prefer: str = "") -> None:
        """Open a sheet by keys, go round in it, switch something, put it away: the focus is where it was."""
        sheet = self.table.page.get_by_role("dialog", name=re.compile(f"^{named}"))
        before = self.focused()
        self.press(*keys)
        self.go_round(sheet)
        if prefer:
            tab_to(self.table.page, prefer)
            self.press(" ")
        self.press("Escape")
        expect(sheet).to_be_hidden()
        self.table.page.wait_for_function("(it) => it === document.activeElement", arg=before)
        self.done.add(named)


def set_up(player: Player, game: str) -> None:
    """From nothing to the lot: a game, a target, a preference, two names."""
    page = player.table.page
    player.table.open()
    expect_ready(page)
    player.enter("^Other games$")
    expect(player.table.heading).to_have_text("Choose a game")
    player.enter(f"^{game}")
    player.enter("^House rules$")
    expect(page.get_by_label("Target", exact=True)).to_be_visible()
    tab_to(page, "^Target$")
    player.press("ControlOrMeta+a")
    page.keyboard.type(TARGET)
    player.enter("^Play with these rules$")
    expect(page.get_by_label("Player 1", exact=True)).to_be_visible()
    tab_to(page, "^Settings$")
    player.look_at("Settings", "Enter")
    tab_to(page, "^Player 1$")
    page.keyboard.type("Ann")
    tab_to(page, "^Player 2$")
    page.keyboard.type("Bob")
    player.press("Enter")
    player.table.expect_lot()


def look_round(player: Player) -> None:
    """Every sheet over the table, while a hand is open."""
    page = player.table.page
    tab_to(page, r"^\d-\d$")
    player.look_at("Score sheet", "s")
    player.look_at("Keys", "?")
    tab_to(page, "^Rules$")
    player.look_at("Rules", "Enter")
    tab_to(page, "^Settings$")
    player.look_at("Settings", "Enter", prefer="^Ask before a tile is placed$")
    player.is_asked = True


def take_turn(player: Player) -> None:
    table = player.table
    tab_to(table.page, "show my hand$")
    expect(table.show).to_be_enabled()
    player.press("Enter")
    expect(table.hand.first).to_be_visible()
    if "Keys" not in player.done:
        look_round(player)
    while table.draw.is_visible():
        draw(player)
    if table.go_on.is_visible():
        return
    if table.pass_.is_visible():
        expect(table.pass_).to_be_enabled()
        player.press("p")
        table.expect_turn_over()
    else:
        place(player)


def draw(player: Player) -> None:
    table = player.table
    before = table.hand.count()
    expect(table.draw).to_be_enabled()
    player.press("d")
    expect(table.hand.nth(before).or_(table.go_on)).to_be_visible()
    expect(table.page.locator("[aria-busy=true]")).to_have_count(0)
    player.done.add("drawing")


def place(player: Player) -> None:
    """Place what scores most; who plays with counts keeps silent about one, and the other calls Muggins."""
    table = player.table
    match = table.kept_state()
    best = greedy(match)
    assert isinstance(best, Place)
    before = table.laid.count()
    lay(player, best)
    is_silent = (
        match.rules.claim == "announce" and can_be_called(match, best) and "calling" not in player.done
    )
    if match.rules.claim == "announce":
        say(player, None if is_silent else best.announced)
    elif player.is_asked:
        expect(table.page.get_by_role("button", name="Place it")).to_be_enabled()
        player.press("Enter")
    expect(table.laid).to_have_count(before + 1)
    table.expect_turn_over()
    if is_silent:
        call(player)
    elif match.rules.claim != "announce" and "taking back" not in player.done and table.show.is_visible():
        take_back(player, before)


def lay(player: Player, placement: Place) -> None:
    page = player.table.page
    tab_to(page, r"^\d-\d$")
    player.press("Home")
    for _ in range(player.table.tiles_in_hand().index(str(placement.tile))):
        player.press("ArrowRight")
    player.table.expect_rested()
    player.press("Enter")
    if placement.anchor is None:
        return
    expect(player.table.places.first).to_be_visible()
    tab_to(page, "^Place ")
    action = format_action(placement._replace(announced=None))
    for _ in range(player.table.places.count()):
        if page.evaluate("document.activeElement.dataset.action") == action:
            break
        player.press("ArrowRight")
    player.press("Enter")


def say(player: Player, count: int | None) -> None:
    expect(player.table.chips.first).to_be_enabled()
    if count is None:
        player.press("n")
    else:
        player.table.page.keyboard.type(str(count))
        player.press("Enter")


def can_be_called(match: MatchState, best: Place) -> bool:
    """Say whether it scores and the round goes on."""
    return gain(match, best) > 0 and apply(match, best).state.round is not None


def call(player: Player) -> None:
    table = player.table
    expect(table.muggins).to_be_enabled()
    player.press("m")
    expect(table.page.locator(".strip")).to_contain_text("calls Muggins on")
    (called,) = table.kept_steps()[-1].transition.events
    assert isinstance(called, Called)
    assert called.points > 0
    player.done.add("calling")


def take_back(player: Player, before: int) -> None:
    table = player.table
    expect(table.take_back).to_be_enabled()
    player.press("u")
    expect(table.laid).to_have_count(before)
    expect(table.take_back).to_have_count(0)
    player.done.add("taking back")


def play_match(player: Player) -> None:
    table = player.table
    for _ in range(STEPS_AT_MOST):
        expect(table.show.or_(table.go_on).or_(rematch(table))).to_be_enabled()
        if table.show.is_visible():
            take_turn(player)
        elif table.go_on.is_visible():
            heading = table.heading.inner_text()
            player.enter("^(Go on|Show the hands|Next round)$")
            expect(table.heading).not_to_have_text(heading)
        else:
            break
    expect(table.heading).to_have_text(re.compile("^(Ann|Bob) wins the match$"))
    assert max(table.kept_state().scores) >= int(TARGET)


def rematch(table: Table) -> Locator:
    return table.page.get_by_role("button", name="Rematch")


SHEETS = {"Score sheet", "Keys", "Rules", "Settings"}


@pytest.mark.parametrize(
    ("game", "acts"),
    [("Muggins", {"drawing", "taking back"}), ("Muggins on the Line", {"drawing", "calling"})],
    ids=["taking back", "calling"],
)
def test_a_match_is_played_by_keyboard_alone(page: Page, game: str, acts: set[str]) -> None:
    player = Player(Table(page))
    set_up(player, game)
    for _ in range(MATCHES_AT_MOST):
        play_match(player)
        if acts <= player.done:
            break
        # Nobody had to draw: luck of the deal.
        player.enter("^Rematch$")
        expect(rematch(player.table)).to_have_count(0)
    assert player.done == SHEETS | acts
