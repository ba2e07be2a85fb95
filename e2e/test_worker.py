"""The engine's worker in a real browser, under the strict policy, spoken to in its own language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from witness import Witness

pytestmark = [pytest.mark.core, pytest.mark.first_visit]

RUN_WORKER = """
([path, requests]) => new Promise((resolve) => {
  const worker = new Worker(path, { type: "module" });
  const messages = [];
  worker.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    messages.push(message);
    if (message.stage === "ready") for (const request of requests) worker.postMessage(request);
    const isLast = message.id !== undefined && message.id === JSON.parse(requests.at(-1)).id;
    if (message.type === "failure" || isLast) resolve(messages);
  };
})
"""


@pytest.fixture
def worker_path(site_directory: Path) -> str:
    (path,) = site_directory.glob("worker-*.js")
    return path.name


def run_worker(page: Page, path: str, *requests: dict[str, Any]) -> list[dict[str, Any]]:
    """Start the worker from a page that has none, send it requests, and give all that it says."""
    page.goto("licences.html")
    messages: list[dict[str, Any]] = page.evaluate(
        RUN_WORKER, [path, [json.dumps(each) for each in requests]]
    )
    return messages


def test_the_worker_starts_by_stages_and_answers(page: Page, worker_path: str) -> None:
    new_match = {"id": 7, "type": "new_match", "preset": "muggins", "names": ["Ann", "Bob"]}
    messages = run_worker(page, worker_path, new_match, {"id": 8, "type": "proceed", "version": 0})
    progress = [message for message in messages if message.get("type") == "progress"]
    stages = list(dict.fromkeys(message["stage"] for message in progress))
    assert stages == ["download", "start", "install", "ready"]
    for stage in stages:
        fractions = [message["fraction"] for message in progress if message["stage"] == stage]
        assert fractions == sorted(fractions)
        assert fractions[-1] == 1
    begun, refused = messages[-2:]
    assert begun["id"] == 7
    assert [player["name"] for player in begun["ok"]["view"]["players"]] == ["Ann", "Bob"]
    assert begun["ok"]["save"]
    assert refused["id"] == 8
    assert refused["error"]["code"]


@pytest.mark.parametrize(
    "name", ["python_stdlib.zip", "pyodide.asm.wasm", "muggins_core-0.1.0-py3-none-any.whl"]
)
def test_a_file_that_is_missing_is_named(page: Page, witness: Witness, worker_path: str, name: str) -> None:
    witness.expect(re.escape(name))
    page.context.route(f"**/{name}", lambda route: route.fulfill(status=404))
    with page.context.expect_event("response", lambda response: response.url.endswith(name)):
        failure = run_worker(page, worker_path)[-1]
    assert failure["type"] == "failure"
    assert failure["error"]["code"] == "engine_download"
    assert failure["error"]["context"] == {"file": name}


def test_a_loader_that_is_missing_is_a_failed_download(
    page: Page, witness: Witness, worker_path: str
) -> None:
    witness.expect("pyodide.asm.mjs")
    page.context.route("**/pyodide.asm.mjs", lambda route: route.fulfill(status=404))
    with page.context.expect_event("response", lambda response: response.url.endswith("pyodide.asm.mjs")):
        failure = run_worker(page, worker_path)[-1]
    assert failure["error"]["code"] == "engine_download"
