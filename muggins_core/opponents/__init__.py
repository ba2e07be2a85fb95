"""Computer players. They are given a `SeatView`, a seeded `Random` and a budget, and nothing else.

>>> from random import Random
>>> from muggins_core import Layout, apply, deal_round, new_match, preset_rules, seat_view
>>> dealt = apply(match := new_match(preset_rules("muggins")), deal_round(match, Random(7))).state
>>> choose(seat_view(dealt, dealt.round.to_act), Level.EXPERT, Random(7)) in seat_view(
...     dealt, dealt.round.to_act).legal
True
"""

from muggins_core.opponents.choosing import Chooser, choose, choose_call
from muggins_core.opponents.levels import SKILLS, Level, Skill
from muggins_core.opponents.temperaments import Temperament

__all__ = ["SKILLS", "Chooser", "Level", "Skill", "Temperament", "choose", "choose_call"]
