"""What the page says in a language, to be found on it, and what of it is English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

MESSAGES = Path(__file__).resolve().parents[1] / "web" / "src" / "i18n"
PLACEABLE = re.compile(r"\{[^{}]*\}")
# The keys of a selection, and what is said with each.
VARIANT = re.compile(r"^\s*\*?\[[^\]]*\]\s*")
# Marks that a text in Arabic has around what is told in other letters.
MARKS = "[\u200e\u200f\u2066-\u2069]*"
FEWEST_LETTERS = 4
WATCH_TEXTS = """
// Everything that stands in the page at any time, but for what is there before the language can be known.
window.textsSeen = new Set();
const note = (node) => {
  if (node.nodeType === Node.TEXT_NODE) {
    const isEarly = node.parentElement?.closest(".scripted, noscript, script, title, [lang]:not(:root)");
    if (!isEarly) textsSeen.add(node.data);
    return;
  }
  for (const name of ["aria-label", "title", "placeholder"]) {
    const text = node.getAttribute?.(name);
    if (text) textsSeen.add(text);
  }
  node.childNodes.forEach(note);
};
new MutationObserver((changes) => {
  for (const { target, addedNodes, type } of changes) {
    if (type === "childList") addedNodes.forEach(note);
    else note(target);
  }
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
"""For `add_init_script`: notes every text and every label that is ever in the page."""


def said(locale: str, message: str, **given: object) -> re.Pattern[str]:
    """A pattern of the whole text of a message that has no choices in it."""
    text = _messages(locale)[message]
    parts = re.split(r"\{ \$(\w+) \}", text.translate({0x2066: None, 0x2069: None}))
    told = [re.escape(str(given[part]) if odd % 2 else part) for odd, part in enumerate(parts)]
    return re.compile(f"^{MARKS}{MARKS.join(told)}{MARKS}$")


def english_in(texts: list[str], locale: str) -> list[str]:
    """The texts with words of an English message in them that the language does not have itself."""
    own = "\n".join(path.read_text() for path in _files(locale))
    english = [words for words in _wordings("en") if not _as_words(words).search(own)]
    assert len(english) > len(_messages("en")) / 2, "hardly anything to look for"
    left = re.compile("|".join(_as_words(words).pattern for words in sorted(english, key=len, reverse=True)))
    return [text for text in texts if left.search(text)]


def _as_words(text: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(text)}(?!\w)")


def _wordings(locale: str) -> set[str]:
    """What messages are made of, between what is put into them."""
    found = set()
    for source in _messages(locale).values():
        for line in source.splitlines():
            for part in PLACEABLE.split(VARIANT.sub("", line)):
                words = re.sub(r"\{.*?->|^\W+|\W+$", "", part)
                if len(re.findall(r"[^\W\d_]", words)) >= FEWEST_LETTERS:
                    found.add(words)
    return found


def _messages(locale: str) -> dict[str, str]:
    return {name: text for path in _files(locale) for name, text in _read(path)}


def _files(locale: str) -> list[Path]:
    found = [path for path in sorted(MESSAGES.glob("*.ftl")) if path.name.split(".")[-2] == locale]
    assert found, f"there are no messages in {locale}"
    return found


def _read(path: Path) -> Iterator[tuple[str, str]]:
    for entry in re.split(r"\n(?=[a-z#])", path.read_text()):
        name, is_message, text = entry.partition(" =")
        if is_message and not entry.startswith("#"):
            yield name, re.sub(r"\n#.*", "", text).strip()
