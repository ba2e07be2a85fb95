import gzip
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from gzip_server import GzipSite, serve_gzip


@pytest.fixture
def site(tmp_path: Path) -> GzipSite:
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "python").mkdir()
    (tmp_path / "python" / "a.wasm").write_bytes(b"\0asm" * 1000)
    (tmp_path / "python" / "a.zip").write_bytes(b"PK")
    return GzipSite(tmp_path)


def test_programs_are_sent_compressed_with_their_types(site: GzipSite) -> None:
    with serve_gzip(site) as address, urlopen(f"{address}python/a.wasm") as response:
        assert response.headers["Content-Encoding"] == "gzip"
        assert response.headers.get_content_type() == "application/wasm"
        body = response.read()
    assert gzip.decompress(body) == b"\0asm" * 1000
    assert site.sent == {"/muggins/python/a.wasm": len(body)}


def test_what_is_compressed_by_itself_is_sent_as_it_is(site: GzipSite) -> None:
    with serve_gzip(site) as address, urlopen(f"{address}python/a.zip") as response:
        assert response.headers["Content-Encoding"] is None
        assert response.read() == b"PK"


def test_the_page_is_at_the_subpath_and_nothing_beside_it(site: GzipSite) -> None:
    with serve_gzip(site) as address:
        with urlopen(address) as response:
            assert response.headers.get_content_type() == "text/html"
        with pytest.raises(HTTPError, match="404"):
            urlopen(address.replace("/muggins/", "/"))


def test_what_has_not_changed_is_not_sent_again(site: GzipSite) -> None:
    with serve_gzip(site) as address:
        with urlopen(address) as response:
            tag = response.headers["ETag"]
        sent = site.sent.total()
        with pytest.raises(HTTPError, match="304"):
            urlopen(Request(address, headers={"If-None-Match": tag}))
    assert site.sent.total() == sent
