"""Turn archives of Python's sources into archives of bytecode, which load without being compiled.

Bytecode is of one version of Python, so that this runs in the Python of the page: `python_files.js` starts it
under Node.
"""

from __future__ import annotations

import base64
import hashlib
import io
import marshal
import sys
import zipfile
from collections.abc import Iterable
from importlib.machinery import FrozenImporter
from importlib.util import MAGIC_NUMBER
from types import ModuleType

NO_SOURCE = bytes(12)
"""What stands in the head of a `.pyc` for flags, time and size of a source: it is not asked for one."""
BARE = 2
"""How far the library is stripped: of docstrings and assertions, which nobody reads in a page."""
EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The time of every entry, so that the same sources give the same bytes."""

Entry = tuple[str, bytes]


def library(names: Iterable[str]) -> bytes:
    """Return the archive that Python's standard library was loaded from, with these modules alone, without
    those that Python has within itself (frozen)."""
    path = next(path for path in sys.path if path.endswith(".zip"))
    modules = [sys.modules[name] for name in names]
    loaded = [module for module in modules if not _is_frozen(module)]
    origins = {getattr(module, "__file__", None) or "" for module in loaded}
    inside = sorted(origin[len(path) + 1 :] for origin in origins if origin.startswith(f"{path}/"))
    with zipfile.ZipFile(path) as archive:
        return _archive(_compiled(name, archive.read(name), f"{path}/{name}", BARE) for name in inside)


def _is_frozen(module: ModuleType) -> bool:
    loader: object = module.__spec__ and module.__spec__.loader
    return loader is FrozenImporter


def wheel(data: bytes | memoryview) -> bytes:
    """Return a wheel with bytecode for sources, and with a record of what is in it now."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        names = sorted(name for name in archive.namelist() if not name.endswith("/"))
        (record,) = (name for name in names if name.endswith(".dist-info/RECORD"))
        entries = [_compiled(name, archive.read(name), name) for name in names if name != record]
    lines = [f"{name},sha256={_digest(content)},{len(content)}\n" for name, content in entries]
    return _archive([*entries, (record, "".join([*lines, f"{record},,\n"]).encode())])


def _compiled(name: str, content: bytes, path: str, optimize: int = 0) -> Entry:
    """Return an entry with bytecode where it is a module; `path` is what tracebacks call it, `optimize` is as
    for `compile`."""
    if not name.endswith(".py"):
        return name, content
    code = compile(content, path, "exec", dont_inherit=True, optimize=optimize)
    return f"{name}c", MAGIC_NUMBER + NO_SOURCE + marshal.dumps(code)


def _archive(entries: Iterable[Entry]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, content in entries:
            entry = zipfile.ZipInfo(name, EARLIEST)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content, compresslevel=9)
    return made.getvalue()


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
