"""How the page may look, put on at once: as `effects/look.js` does it for what is chosen in the settings, of
which the story of the look tells."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Page

Theme = Literal["light", "dark", "contrast"]
FELTS = ("green", "blue", "claret")
TILES = ("ivory", "ebony", "colours")
WEAR = """([theme, felt]) => {
  const asked = { dark: "(prefers-color-scheme: dark)", contrast: "(prefers-contrast: more)" };
  window.chosenQueries ??= [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .flatMap(({ media }) => Object.keys(asked).filter((name) => asked[name] === media.mediaText)
      .map((name) => ({ media, name })));
  if (chosenQueries.length === 0) throw new Error("nothing can be chosen");
  for (const { media, name } of chosenQueries) media.mediaText = name === theme ? "all" : "not all";
  Object.assign(document.documentElement.dataset, { theme, felt });
}"""


def wear(page: Page, theme: Theme, felt: str) -> None:
    """Choose a brightness against the system, and a cloth."""
    page.evaluate(WEAR, [theme, felt])


def lay_cloth(page: Page, felt: str) -> None:
    """Choose a cloth, and leave the brightness to the system."""
    page.evaluate("(felt) => { document.documentElement.dataset.felt = felt; }", felt)
