"""House rules that make no difference beside the others in force."""

from __future__ import annotations

from muggins_core.rules import (
    PIP_SETTLEMENTS,
    Claim,
    DrawRule,
    LeadTile,
    Muggins,
    Rules,
    Scoring,
    Settlement,
    SpinnerRule,
    WinBy,
)

_COUNTING = (Scoring.MULTIPLES, Scoring.QUOTIENTS)


def idle_options(rules: Rules) -> dict[str, str]:
    """Return the options that could have any other value without a difference, each with the option that
    makes it so.

    >>> idle_options(Rules(draw=DrawRule.NONE))["reserve"]
    'draw'
    """
    return {
        **_idle_in_the_boneyard(rules),
        **_idle_at_the_lead(rules),
        **_idle_in_counting(rules),
        **_idle_in_calls(rules),
        **_idle_in_settling(rules),
        **_idle_in_winning(rules),
    }


def _idle_in_the_boneyard(rules: Rules) -> dict[str, str]:
    left = rules.tiles_in_set - rules.players * rules.hand_size
    if left == 0:
        return dict.fromkeys(("draw", "reserve"), "hand_size")
    if left <= rules.reserve:
        return {"draw": "reserve"}
    return {"reserve": "draw"} if rules.draw is DrawRule.NONE else {}


def _idle_at_the_lead(rules: Rules) -> dict[str, str]:
    later_leads = ("lead_next", "lead_after_block")
    if rules.max_rounds == 1:
        return dict.fromkeys(later_leads, "max_rounds")
    return dict.fromkeys(later_leads, "lead_tile") if rules.lead_tile is LeadTile.LOWEST_DOUBLE else {}


def _idle_in_counting(rules: Rules) -> dict[str, str]:
    is_counting = rules.scoring in _COUNTING
    idle = {} if is_counting else dict.fromkeys(("units", "spinner_count"), "scoring")
    return idle | {"spinner_count": "spinner"} if rules.spinner is SpinnerRule.NONE else idle


def _idle_in_calls(rules: Rules) -> dict[str, str]:
    calls = ("muggins", "muggins_deduct", "false_call")
    if rules.claim is Claim.AUTOMATIC:
        idle = dict.fromkeys(calls, "claim")
    elif rules.muggins is Muggins.OFF:
        idle = dict.fromkeys(calls[1:], "muggins")
    else:
        # Where nothing scores there is nothing to call, but who calls may still be wrong.
        return {"muggins_deduct": "scoring"} if rules.scoring is Scoring.NONE else {}
    is_unclaimed = rules.scoring is Scoring.NONE and rules.muggins is Muggins.OFF
    return idle | {"claim": "scoring"} if is_unclaimed else idle


def _idle_in_settling(rules: Rules) -> dict[str, str]:
    idle = {}
    settled = (rules.settlement, rules.blocked)
    if not PIP_SETTLEMENTS.intersection(settled):
        idle["round_to"] = "settlement"
        if rules.scoring is not Scoring.MULTIPLES:
            idle["divisor"] = "settlement"
    if rules.settlement is not Settlement.NONE and Settlement.WINNER_BONUS not in settled:
        idle["domino_bonus"] = "settlement"
    return idle


def _idle_in_winning(rules: Rules) -> dict[str, str]:
    if rules.win_by is WinBy.GOING_OUT:
        return dict.fromkeys(("target", "target_mode", "win_when"), "win_by")
    idle = {"outs_to_win": "win_by"}
    earns_bonus = rules.settlement is Settlement.NONE and rules.domino_bonus > 0
    if rules.scoring is Scoring.NONE and not earns_bonus:
        idle["win_when"] = "scoring"
    return idle
