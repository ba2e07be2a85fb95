"""How hypothesis searches: the same examples every time, and no limit that a slow machine could break."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("rules", derandomize=True, deadline=None)
settings.load_profile("rules")
