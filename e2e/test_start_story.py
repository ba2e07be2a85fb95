"""A start from files of which one is not what it should be: told at once, and tried again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect
from table import Table
from witness import Witness

FILES = ("pyodide.asm.wasm", "python_stdlib.zip", "*.whl", "pyodide.mjs", "pyodide.asm.mjs")
NOT_FOUND = "<!doctype html><title>Sign in to this network</title>"
PYTHON_SAYS = (
    r"^console: (Fatal Python error|Python runtime|ModuleNotFoundError|Current thread| *<no Python|$)"
)


@pytest.mark.first_visit
def test_a_file_that_is_another_is_told_of_and_asked_for_again(page: Page, witness: Witness) -> None:
    witness.expect(PYTHON_SAYS)
    table = Table(page)
    for file in FILES:
        page.goto("about:blank")

        def answer_otherwise(route: Route) -> None:
            route.fulfill(status=200, content_type="text/html", body=NOT_FOUND)

        page.route(f"**/{file}", answer_otherwise)
        table.open()
        expect(page.get_by_role("heading", name="The game could not be loaded")).to_be_visible()
        page.unroute(f"**/{file}")
    page.get_by_role("button", name="Try again").click()
    table.start("Ann", "Bob")
