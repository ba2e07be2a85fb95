import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").iterdir())
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PINNED = re.compile(r"^[\w-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")
# What somebody else has written, a title or a branch's name, would be run as part of a script.
FOREIGN = re.compile(r"\$\{\{[^}]*\bgithub\.(?:event|head_ref|ref|actor)")
SCHEMA = ["--builtin-schema", "vendor.github-workflows"]

SOUND = """\
name: sound
on:
  push:
permissions: {}
jobs:
  build:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
      - run: make build
"""


def validate(path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "check_jsonschema", *SCHEMA, str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def faults(text: str) -> Iterator[str]:
    """What the schema lets pass, and a workflow of this project must not have."""
    workflow = YAML(typ="safe").load(text)
    if "pull_request_target" in workflow["on"]:
        yield "strangers' changes would run with the rights of the repository"
    if "secrets" in text:
        yield "a secret is used"
    for used in re.findall(r"\buses: *(.*)", text):
        if not PINNED.match(used):
            yield f"not pinned: {used}"
    if workflow.get("permissions") != {}:
        yield "rights are for all jobs, not for each its own"
    for name, job in workflow["jobs"].items():
        yield from faults_of_job(name, job)


def faults_of_job(name: str, job: dict[str, Any]) -> Iterator[str]:
    if "timeout-minutes" not in job:
        yield f"{name} may run for hours"
    rights = job.get("permissions")
    if not isinstance(rights, dict):
        yield f"{name} names no rights"
    elif "write" in rights.values():
        if "needs" not in job:
            yield f"{name} publishes what has not been tested"
        if "github.event_name == 'push' && " not in job.get("if", ""):
            yield f"{name} publishes what is only proposed"
    for step in job["steps"]:
        yield from faults_of_script(name, step.get("run", ""))


def faults_of_script(name: str, script: str) -> Iterator[str]:
    if FOREIGN.search(script):
        yield f"{name} runs what others may write"
    for line in re.findall(r"^make (.*)", script, flags=re.MULTILINE):
        yield from (f"no target: {each}" for each in line.split() if not is_target(each))
    for path in re.findall(r"^\./?\S+/\S+", script, flags=re.MULTILINE):
        if not (ROOT / path).stat().st_mode & 0o100:
            yield f"cannot be run: {path}"


def is_target(name: str) -> bool:
    return re.search(rf"^{re.escape(name)}:", MAKEFILE, flags=re.MULTILINE) is not None


def test_there_is_a_workflow() -> None:
    assert WORKFLOWS


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_is_as_github_wants_it(path: Path) -> None:
    done = validate(path)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_is_as_this_project_wants_it(path: Path) -> None:
    assert list(faults(path.read_text(encoding="utf-8"))) == []


def test_a_sound_workflow_passes(tmp_path: Path) -> None:
    path = tmp_path / "sound.yml"
    path.write_text(SOUND, encoding="utf-8")
    assert validate(path).returncode == 0
    assert list(faults(SOUND)) == []


@pytest.mark.parametrize(
    ("sound", "broken"),
    [
        ("    runs-on: ubuntu-24.04\n", ""),
        ("runs-on:", "run-on:"),
        ("push:", "pushed:"),
        ("contents: read", "contents: some"),
        ("timeout-minutes: 5", "timeout-minutes: soon"),
        ("run: make build", "runs: make build"),
    ],
)
def test_the_schema_refuses_a_broken_workflow(tmp_path: Path, sound: str, broken: str) -> None:
    path = tmp_path / "broken.yml"
    path.write_text(put(sound, broken), encoding="utf-8")
    done = validate(path)
    assert done.returncode != 0
    assert "broken.yml::$" in done.stdout


@pytest.mark.parametrize(
    ("sound", "broken", "fault"),
    [
        ("push:", "pull_request_target:", "strangers' changes would run"),
        ("run: make build", "run: curl ${{ secrets.TOKEN }}", "a secret is used"),
        ("11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2", "v4", "not pinned"),
        (" # v4.2.2", "", "not pinned"),
        ("11bd71901bbe", "11bd7190", "not pinned"),
        ("permissions: {}\n", "", "rights are for all jobs"),
        ("permissions: {}", "permissions: write-all", "rights are for all jobs"),
        ("    permissions:\n      contents: read\n", "", "build names no rights"),
        ("    permissions:\n      contents: read\n", "    permissions: write-all\n", "build names no rights"),
        ("contents: read", "contents: write", "build publishes what has not been tested"),
        ("contents: read", "contents: write", "build publishes what is only proposed"),
        ("    timeout-minutes: 5\n", "", "build may run for hours"),
        ("run: make build", "run: echo ${{ github.event.issue.title }}", "runs what others may write"),
        ("make build", "make build biuld", "no target: biuld"),
        ("run: make build", "run: .ci/../README.md", "cannot be run"),
    ],
)
def test_a_broken_workflow_is_told_apart(sound: str, broken: str, fault: str) -> None:
    assert any(fault in each for each in faults(put(sound, broken)))


def put(sound: str, broken: str) -> str:
    assert SOUND.count(sound) == 1
    return SOUND.replace(sound, broken)
