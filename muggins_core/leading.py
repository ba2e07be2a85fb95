"""Who leads a round, and what may be led (R3, the options `lead_next`, `lead_after_block`, `lead_tile`)."""

from __future__ import annotations

from muggins_core.events import EndReason
from muggins_core.layout import Layout
from muggins_core.rules import LeadAfterBlock, LeadNext, LeadTile, Rules
from muggins_core.scoring import Hands, count, points
from muggins_core.tiles import Tile


def named_leader(
    reason: EndReason, leader: int, finisher: int | None, winner: int | None, rules: Rules
) -> int | None:
    """Return who leads after a round led by `leader`, or None where a lot or the deal decides."""
    rule = rules.lead_next if reason is EndReason.DOMINO else rules.lead_after_block
    if rule in (LeadNext.ROTATE, LeadAfterBlock.ROTATE):
        return (leader + 1) % rules.players
    if rule in (LeadNext.ROUND_WINNER, LeadAfterBlock.ROUND_WINNER):
        return winner
    return finisher if rule is LeadNext.FINISHER else None


def is_led_by_lowest_double(rules: Rules, last: EndReason | None) -> bool:
    """Say whether the holder of the lowest double dealt leads, after a round that ended so (None: the
    first round)."""
    if rules.lead_tile is LeadTile.LOWEST_DOUBLE:
        return True
    if last is None:
        return False
    rule = rules.lead_next if last is EndReason.DOMINO else rules.lead_after_block
    return rule in (LeadNext.LOWEST_DOUBLE, LeadAfterBlock.LOWEST_DOUBLE)


def lowest_double(hands: Hands) -> Tile | None:
    """Return the lowest double in any hand."""
    return min((tile for hand in hands for tile in hand if tile.is_double), default=None)


def holder_of_lowest_double(hands: Hands) -> int | None:
    """Return the seat that was dealt the lowest double, None if nobody has one."""
    double = lowest_double(hands)
    return next((seat for seat, hand in enumerate(hands) if double in hand), None)


def leadable(hand: tuple[Tile, ...], hands: Hands, rules: Rules) -> tuple[Tile, ...]:
    """Return the tiles of a hand that may be led."""
    if rules.lead_tile is LeadTile.ANY:
        return hand
    if rules.lead_tile is LeadTile.LOWEST_DOUBLE:
        double = lowest_double(hands)
        return tuple(tile for tile in hand if tile is double)
    return tuple(tile for tile in hand if tile.is_double or _scores_when_led(tile, rules))


def _scores_when_led(tile: Tile, rules: Rules) -> bool:
    layout = Layout(rules.spinner).lead(tile)
    return points(layout, count(layout, rules).total, rules) > 0


def can_be_led(hands: Hands, rules: Rules) -> bool:
    """Say whether anybody could lead after this deal; it is dealt again if not."""
    return rules.lead_tile is LeadTile.ANY or any(leadable(hand, hands, rules) for hand in hands)
