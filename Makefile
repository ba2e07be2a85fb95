# `make play` and `make test` are all that is needed; `make help` lists the rest. Whatever they use is
# set up when it is missing or has changed, and not again.

PYTHON ?= python3
PORT ?= 8000

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

VENV := .venv/bin
BIN := web/node_modules/.bin
# Each stamp lies in what it stands for, so that who deletes the one deletes the other.
PYTHON_READY := .venv/.ready
NODE_READY := web/node_modules/.ready
BROWSER_READY := .venv/.browser
ENGINES_READY := .venv/.engines
WHEELS_READY := .build/wheels/.ready
PYTHON_FILES_READY := .build/python/.ready
SITE_READY := dist/index.html
ONE_FILE_READY := dist/muggins.html
BENCH_READY := .build/bench-venv/.ready
LIGHTHOUSE_READY := .build/lighthouse/.ready
# One more than there are processors: a story waits for much of its time.
STORIES_AT_ONCE := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')

CORE := pyproject.toml README.md LICENSE $(shell find muggins_core -name '*.py' -o -name py.typed)
# The directories of the sources are among them, so that a file that goes away counts as a change.
WEB := web/index.html web/manifest.webmanifest $(shell find web/src web/icons) docs/pictures/turn-phone.png \
	docs/pictures/turn-desktop.png $(shell find web/build -type f -not -name '*.py*')
WEB_TESTS := $(shell find tests/web -name '*.test.js')
PYODIDE_TESTS := $(shell find tests/pyodide -name '*.test.js')

.PHONY: help
help: ## Show this list
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | while IFS=$$'\t' read -r name text; \
		do printf '  make %-15s %s\n' "$$name" "$$text"; done

.PHONY: play
play: build ## Build the game and serve it on this machine (PORT=8000, or the next that is free)
	@$(VENV)/python web/build/serve.py --port $(PORT)

.PHONY: build
build: $(SITE_READY) $(wildcard $(ONE_FILE_READY)) ## Build the site into dist/

.PHONY: onefile
onefile: $(ONE_FILE_READY) ## Build the game as one page that opens from disk, dist/muggins.html

.PHONY: wheel
wheel: $(WHEELS_READY) ## Build the wheel of the rules package, and say where it is
	@ls $(<D)/muggins_core-*.whl

.PHONY: test
test: check test-core test-web test-e2e ## Run every check and every test

.PHONY: check
check: $(PYTHON_READY) $(NODE_READY) ## Check format, lint and types
	$(VENV)/ruff format --check .
	$(VENV)/ruff check .
	$(VENV)/mypy
	cd web && node_modules/.bin/biome check --error-on-warnings . ../tests
	cd web && node_modules/.bin/tsc --project .

.PHONY: test-core
test-core: $(PYTHON_READY) ## Test the rules package
	$(VENV)/python -m pytest --numprocesses=auto

.PHONY: test-web
test-web: $(NODE_READY) $(PYTHON_FILES_READY) ## Test the page's modules, and the rules package on Pyodide
	node --test --test-reporter=spec $(WEB_TESTS) $(PYODIDE_TESTS)

.PHONY: test-e2e
test-e2e: build onefile $(BROWSER_READY) ## Test the built site in Chromium
	$(VENV)/python -m pytest e2e -m 'not webkit' --numprocesses=$(STORIES_AT_ONCE) --dist=worksteal

.PHONY: test-engines
test-engines: build onefile $(ENGINES_READY) ## Test the core of the built site in Firefox and WebKitGTK
	$(VENV)/python -m pytest e2e -m 'core or webkit' --engine=firefox --numprocesses=$(STORIES_AT_ONCE) \
		--dist=worksteal

.PHONY: test-all
test-all: test ## Run every check and every test, in all three engines
	$(MAKE) test-engines

.PHONY: pictures
pictures: build $(BROWSER_READY) ## Take pictures of every screen into test-results/pictures/
	PYTHONPATH=.:e2e:web/build $(VENV)/python e2e/pictures.py

.PHONY: bench
bench: $(BENCH_READY) $(LIGHTHOUSE_READY) build $(BROWSER_READY) ## Measure rounds a second, the start and taps, beside others; audit
	PYTHONPATH=. $(dir $<)bin/python bench/rounds.py
	PYTHONPATH=e2e:web/build:bench $(VENV)/python bench/boot.py
	PYTHONPATH=.:e2e:web/build:bench $(VENV)/python bench/interaction.py
	PYTHONPATH=.:e2e:web/build:bench $(VENV)/python bench/thinking.py
	PYTHONPATH=e2e:web/build:bench $(VENV)/python bench/lighthouse.py $(dir $(LIGHTHOUSE_READY))

.PHONY: bench-strength
bench-strength: $(PYTHON_READY) ## Play the levels of computer players against each other (some minutes)
	PYTHONPATH=. $(VENV)/python bench/strength.py

.PHONY: fmt
fmt: $(PYTHON_READY) $(NODE_READY) ## Format everything and mend what can be mended
	$(VENV)/ruff check --fix-only .
	$(VENV)/ruff format .
	cd web && node_modules/.bin/biome check --write . ../tests
	$(VENV)/python web/build/protocol_types.py

.PHONY: clean
clean: ## Remove all that was built or set up
	rm -rf dist .build .venv web/node_modules tests/node_modules test-results
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find muggins_core tests e2e web/build -name __pycache__ -prune -exec rm -rf {} +

$(PYTHON_READY): requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Python 3.11 or newer is needed: install it, or name it with PYTHON=…' >&2; exit 1; }
	$(PYTHON) -m venv --clear .venv || \
		{ echo 'Python cannot make a virtual environment (on Debian: apt install python3-venv)' >&2; exit 1; }
	$(VENV)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	touch $@

$(BENCH_READY): bench/requirements.txt
	$(PYTHON) -m venv --clear $(@D)
	$(@D)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	touch $@

$(LIGHTHOUSE_READY): bench/lighthouse/package.json bench/lighthouse/package-lock.json bench/lighthouse/.npmrc
	mkdir -p $(@D)
	cp $^ $(@D)
	cd $(@D) && npm ci
	touch $@

$(NODE_READY): web/package.json web/package-lock.json web/.npmrc
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || \
		{ echo 'Node 20 or newer is needed: https://nodejs.org/' >&2; exit 1; }
	@npm --version > /dev/null || { echo 'npm is needed; it usually comes with Node' >&2; exit 1; }
	cd web && npm ci
	ln -sfn ../web/node_modules tests/node_modules
	touch $@

$(BROWSER_READY): $(PYTHON_READY) e2e/engines.py
	$(VENV)/python e2e/engines.py chromium
	touch $@

$(ENGINES_READY): $(PYTHON_READY) e2e/engines.py
	$(VENV)/python e2e/engines.py firefox webkit
	touch $@

$(WHEELS_READY): $(PYTHON_READY) $(CORE) web/build/wheels.py
	$(VENV)/python web/build/wheels.py $(@D)
	touch $@

$(PYTHON_FILES_READY): $(WHEELS_READY) $(NODE_READY) web/build/python_files.js web/build/bytecode.py \
	web/build/paths.js web/src/engine/rules_package.js
	node web/build/python_files.js
	touch $@

$(SITE_READY): $(PYTHON_FILES_READY) $(NODE_READY) $(WEB)
	node web/build/build.js

# The site replaces the whole of dist/; a page in one file that was there is built again after it.
$(ONE_FILE_READY): $(SITE_READY)
	node web/build/onefile.js
