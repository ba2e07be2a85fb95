import zipfile
from pathlib import Path

import pytest
import wheels


def test_the_same_sources_give_the_same_wheel(tmp_path: Path) -> None:
    built = []
    for name in ("one", "two"):
        directory = tmp_path / name
        directory.mkdir()
        wheels.build_rules_wheel(directory)
        (wheel,) = directory.iterdir()
        built.append((wheel.name, wheel.read_bytes()))
    assert built[0] == built[1]


def test_a_new_wheel_takes_the_place_of_the_old(tmp_path: Path) -> None:
    (tmp_path / "muggins_core-0.0.1-py3-none-any.whl").touch()
    wheels.build_rules_wheel(tmp_path)
    assert len(list(tmp_path.glob("muggins_core-*.whl"))) == 1


def test_the_wheel_holds_the_typed_package_and_nothing_else(tmp_path: Path) -> None:
    wheels.build_rules_wheel(tmp_path)
    (wheel,) = tmp_path.iterdir()
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "muggins_core/session.py" in names
    assert "muggins_core/py.typed" in names
    assert all(name.startswith(("muggins_core/", "muggins_core-")) for name in names)
    assert not any("__pycache__" in name for name in names)


def test_a_directory_without_a_history_has_the_time_of_the_earliest_zip(tmp_path: Path) -> None:
    assert wheels.commit_time(tmp_path) == wheels.EARLIEST_ZIP_TIME


def test_a_wheel_without_a_licence_stops_the_build(tmp_path: Path) -> None:
    bare = tmp_path / "bare-1.0-py3-none-any.whl"
    with zipfile.ZipFile(bare, "w") as archive:
        archive.writestr("bare.py", "")
    with pytest.raises(FileNotFoundError, match="licence"):
        wheels.write_licences(bare, tmp_path / "licences.txt")


def test_every_licence_that_a_wheel_encloses_is_collected(tmp_path: Path) -> None:
    wheel = tmp_path / "two-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("two-1.0.dist-info/licenses/LICENSE", "the terms of one")
        archive.writestr("two/_vendored/LICENSE.BSD", "the terms of the other")
    target = tmp_path / "licences.txt"
    wheels.write_licences(wheel, target)
    text = target.read_text()
    assert "the terms of one" in text
    assert "the terms of the other" in text
