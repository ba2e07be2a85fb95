"""The page as people use it: what they press, and what they can read, by role and label."""

from __future__ import annotations

import re
from collections.abc import Sequence

from moments import greedy
from playwright.sync_api import Locator, Page, expect

from muggins_core import MatchState, Place, Record, format_action, parse_record
from muggins_core.records import Step, replay_steps

WITH_KEPT = """
const withKept = (mode, use) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("muggins");
  opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const work = opening.result.transaction("kept", mode);
    const asking = use(work.objectStore("kept"));
    work.onabort = () => reject(work.error);
    work.oncomplete = () => { opening.result.close(); resolve(asking.result); };
  };
});
"""
READ_KEPT = (
    "async () => {"
    + WITH_KEPT
    + """
  for (let tries = 0; ; tries += 1) {
    const kept = (await withKept("readonly", (store) => store.get("match")))?.value;
    const shown = document.querySelector("main[data-version]")?.dataset.version;
    const version = JSON.parse(kept?.drawn?.text ?? null)?.version;
    if (shown === undefined || String(version) === shown || tries === 200) return kept?.save;
    await new Promise((done) => setTimeout(done, 50));
  }
}"""
)
"""The record that is kept of the table that is shown: it is written when that has been drawn."""
IS_KEPT = (
    "async ([key, path, value]) => {"
    + WITH_KEPT
    + """
  for (let tries = 0; tries < 600; tries += 1) {
    const found = await withKept("readonly", (kept) => kept.get(key));
    if (path.reduce((part, name) => part?.[name], found?.value) === value) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}"""
)
KEEP = (
    "async (value) => {"
    + WITH_KEPT
    + """
  await withKept("readwrite", (kept) => kept.put({ at: Date.now(), value }, "match"));
}"""
)


class Table:
    """The table in a page, and the people who play at it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_role("group", name=re.compile("’s hand$")).get_by_role("button")
        self.places = page.get_by_role("group", name=re.compile("^Where ")).get_by_role("button")
        self.show = page.get_by_role("button", name=re.compile("show my hand$"))
        self.draw = page.get_by_role("button", name="Draw a tile", exact=True)
        self.pass_ = page.get_by_role("button", name="Pass", exact=True)
        self.go_on = page.get_by_role("button", name=re.compile("^(Go on|Show the hands|Next round)$"))
        self.laid = page.locator(".line > .laid")
        self.chips = page.get_by_role("group", name="The count to say").get_by_role("button")
        self.muggins = page.get_by_role("button", name=re.compile("Muggins!$"))
        self.take_back = page.get_by_role("button", name=re.compile("take back"))
        self.heading = page.get_by_role("heading", level=1)

    def open(self) -> None:
        self.page.goto("")

    def start(self, *names: str) -> None:
        """From the start screen: that many players with these names, up to the lot."""
        self.page.locator("label", has=self.page.get_by_role("radio", name=str(len(names)))).click()
        for number, name in enumerate(names, 1):
            self.page.get_by_label(f"Player {number}").fill(name)
        self.page.get_by_role("button", name="Deal", exact=True).click()
        self.expect_lot()

    def begin(self, *names: str) -> None:
        """From nothing to the curtain before the leader's hand."""
        self.open()
        self.start(*names)
        self.leave_lot()

    def expect_lot(self) -> None:
        expect(self.page.get_by_role("heading", name="The lot for the lead")).to_be_visible()

    def leave_lot(self) -> None:
        """Go on from the lot, which is a curtain, to the one before the leader's hand at the table."""
        self.show_hand()
        self.page.get_by_role("button", name="Hide my hand").click()
        expect(self.heading).to_have_text(re.compile("^Over to "))

    def keep(self, record: str, names: Sequence[str], *, over: bool = False) -> None:
        """Lay a saved match into the browser, as one that was played before, and open the page on it, or
        on the start screen where it was seen to be `over`."""
        self.page.goto("licences.html")
        summary = {"players": [{"name": name, "score": 0} for name in names], "over": over}
        self.page.evaluate(KEEP, {"save": record, "summary": summary})
        self.open()

    def kept_record(self) -> Record:
        """The record that the browser keeps now."""
        return parse_record(self.page.evaluate(READ_KEPT))

    def expect_choice_kept(self, option: str, value: object) -> None:
        """Wait until a house rule that was set lies in the browser: a reload before that loses it."""
        is_kept = self.page.evaluate(IS_KEPT, ["last-game", ["options", option], value])
        assert is_kept, f"{option} was not kept"

    def expect_preference_kept(self, name: str, value: object) -> None:
        """Wait until a preference that was set lies in the browser."""
        assert self.page.evaluate(IS_KEPT, ["preferences", [name], value]), f"{name} was not kept"

    def kept_steps(self) -> list[Step]:
        return list(replay_steps(self.kept_record()))

    def kept_state(self) -> MatchState:
        return self.kept_steps()[-1].transition.state

    def show_hand(self) -> None:
        """Lift the curtain, and wait for the hand."""
        self.show.click()
        expect(self.hand.first).to_be_visible()

    def tiles_in_hand(self) -> list[str]:
        return [button.get_attribute("aria-label") or "" for button in self.hand.all()]

    def turn(self) -> str:
        """Take one turn by clicking, from the curtain to the next screen; returns what was done last."""
        self.show_hand()
        done = self.move()
        while not self.show.or_(self.go_on).is_visible():
            done = self.move()
        return done

    def move(self) -> str:
        """Draw while that is due, then place or pass."""
        while self.draw.is_visible():
            before = self.hand.count()
            self.draw.click()
            expect(self.hand.nth(before).or_(self.go_on)).to_be_visible()
            if self.go_on.is_visible():
                return "draw"
            expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
        if self.pass_.is_visible():
            self.pass_.click()
            self.expect_turn_over()
            return "pass"
        return self.place_best()

    def expect_turn_over(self) -> None:
        """Wait for the next player's curtain, or for the end of the round."""
        expect(self.show.or_(self.go_on)).to_be_visible()

    def place_best(self) -> str:
        """Choose the tile that scores most and place it where it does."""
        best = greedy(self.kept_state())
        assert isinstance(best, Place)
        return self.place(best)

    def place(self, placement: Place) -> str:
        """Place a tile, and say its count where that is asked for."""
        action = format_action(placement._replace(announced=None))
        before = self.laid.count()
        if placement.anchor is None:
            self.lead(str(placement.tile))
        else:
            self.choose(str(placement.tile))
            self.page.locator(f'.place[data-action="{action}"]').click()
        if self.kept_state().rules.claim == "announce":
            self.say(placement.announced)
        expect(self.laid).to_have_count(before + 1)
        return action

    def say(self, count: int | None) -> None:
        """Say a count by its chip, or nothing."""
        self.chips.and_(self.page.get_by_text("Nothing" if count is None else str(count), exact=True)).click()

    def choose(self, tile: str) -> None:
        """Choose a tile of the hand that is shown."""
        self.hand.and_(self.page.get_by_label(tile, exact=True)).click()
        expect(self.places.first).to_be_visible()

    def lead(self, tile: str) -> None:
        """Tap a tile of the hand of the one who leads: there is but one place for it."""
        self.expect_rested()
        self.hand.and_(self.page.get_by_label(tile, exact=True)).click()

    def expect_rested(self) -> None:
        """Wait until the hand has been seen long enough for a tap to be meant for it."""
        expect(self.page.locator(".hand:not([data-resting])")).to_have_count(1)

    def fitting(self) -> Locator:
        """The tiles of the hand that can be placed."""
        return self.page.locator(".hand-tile:not(.is-quiet)")

    def strip(self) -> str:
        """The line that tells of the last placement: `3 + 4 = 7`."""
        return self.page.locator(".strip .arithmetic").inner_text()

    def scores(self) -> list[int]:
        """The scores on the plates, in seat order."""
        texts = self.page.locator(".plate-score").all_inner_texts()
        return [int(re.sub(r"\s.*", "", text, flags=re.DOTALL).replace("−", "-")) for text in texts]
