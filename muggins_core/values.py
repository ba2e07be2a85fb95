"""How values that never change are made where many are: six of them at every action."""

from __future__ import annotations

make = tuple.__new__
"""Make a named tuple from all of its fields in their order, none left out: `make(Drew, (seat, tile))`.

Its own constructor is a Python function that does no more than this, and takes twice as long.
"""
