from pathlib import Path
from threading import Thread
from urllib.request import urlopen

import pytest
from serve import open_server


def test_a_port_that_is_taken_is_passed_over(tmp_path: Path) -> None:
    with open_server(tmp_path, 8100) as first, open_server(tmp_path, first.server_port) as second:
        assert second.server_port > first.server_port


def test_a_port_that_may_not_be_used_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(OverflowError):
        open_server(tmp_path, 70000)


@pytest.mark.parametrize(
    ("name", "media_type"),
    [
        ("a.mjs", "text/javascript"),
        ("a.js", "text/javascript"),
        ("a.css", "text/css"),
        ("a.wasm", "application/wasm"),
        ("a.json", "application/json"),
    ],
)
def test_files_come_with_the_types_that_browsers_insist_on(
    tmp_path: Path, name: str, media_type: str
) -> None:
    (tmp_path / name).write_text("")
    with open_server(tmp_path, 8100) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        with urlopen(f"http://127.0.0.1:{server.server_port}/{name}") as response:
            assert response.headers.get_content_type() == media_type
        server.shutdown()
