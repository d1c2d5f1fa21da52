# Parlour: `make play` plays, `make test` runs what every change must pass, `make quick` runs most of
# it in under a minute, `make soak` runs the rest for hours, `make setup` only sets up.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
STEP := @$(PYTHON) tools/steps.py
PLAY := .venv/.play
SETUP := .venv/.done
DOCS := .venv/.docs
# More processes than cores, as tests often wait; one more thing may run beside them.
WORKERS ?= 4
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --durations 10
# Bytecode is kept: tests start hundreds of servers and programs, which would each compile the package.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test setup web docs dist screenshots pictures first-minute newcomer timings recovery beside ray-rate libraries solvers consumers check lint types types-beside app web-check web-check-beside collect unit interpreted compiled quick soak lock clean

play: web
	@$(BIN)/parlour serve --open

# Everything at once, two things at a time, so that no core is idle: the app is built while the
# development tools are installed, and the compiler and the checks run beside the tests.
test: $(PLAY)
	@$(MAKE) --no-print-directory -j 2 lint compiled types-beside web-check-beside

# As steps they print one line each, and their output only if they fail.
types-beside: app collect compile-transmitter
	$(STEP) "Checking the types" $(BIN)/mypy

web-check-beside: types-beside app
	$(STEP) "Checking the browser app" $(BIN)/python web/build.py --check

setup: $(SETUP)

# What playing and serving need. Modules are byte-compiled when they are first imported.
$(PLAY): pyproject.toml requirements-play.lock
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Parlour needs Python 3.11 or newer; name one with make PYTHON=...")'
	$(STEP) "Creating .venv" $(PYTHON) -m venv .venv
	$(STEP) "Installing $$(grep -c == requirements-play.lock) packages" $(PIP) install --no-compile -r requirements-play.lock
	$(STEP) "Installing Parlour" $(PIP) install --no-deps --no-build-isolation -e .
	@touch $(PLAY)

# The rest, for development and tests.
$(SETUP): $(PLAY) requirements.lock
	$(STEP) "Installing the development tools" $(PIP) install --no-compile -r requirements.lock
	@touch $(SETUP)

# The browser app, built into the package; needs no Node: a wheel has one.
web: $(PLAY)
	@$(BIN)/python web/build.py

# The documentation as a site, in build/site: open build/site/index.html. Broken links fail.
docs: $(DOCS)
	@$(BIN)/python tools/site_pages.py
	$(BIN)/zensical build --clean --strict

$(DOCS): $(PLAY) requirements-docs.lock
	$(STEP) "Installing the documentation tools" $(PIP) install --no-compile -r requirements-docs.lock
	@touch $(DOCS)

# The sdist, and the wheel made from it, in dist.
dist: web
	@rm -rf dist
	$(STEP) "Building the sdist" $(BIN)/python -m hatchling build -t sdist
	$(STEP) "Building the wheel" $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist dist/parlour-*.tar.gz
	@ls -l dist

# Every screen as a picture, in build/screenshots.
screenshots: setup web
	$(BIN)/python -m tools.screenshots

# The pictures of README and docs, in docs/pictures.
pictures: setup web
	$(BIN)/python -m tools.readme_pictures

# How long a newcomer waits for a first move when nothing is compiled; needs a quiet machine.
first-minute: setup web
	$(BIN)/python -m tools.first_minute

# The taps and seconds from the home page to a first move, in every game on a phone.
newcomer: setup web
	$(BIN)/python -m tools.newcomer_walk

# How quick the app is here: first paint, first page usable, a move on the screen.
timings: setup web
	$(BIN)/python -m tools.timings

# A crash with a thousand open tables: how soon they are playable, what memory they take.
recovery: setup
	$(BIN)/python -m tools.recovery

# How quick tables are without and with a study beside them; needs a quiet machine.
beside: setup
	$(BIN)/python -m tools.beside_a_study

# Random moves beside OpenSpiel's and Pgx's on one core; on a machine with a GPU, `python -m tools.beside_on_gpu`.
libraries:
	$(PYTHON) -m venv .venv-libraries
	.venv-libraries/bin/python -m pip install --quiet --disable-pip-version-check -e . jax open_spiel pgx
	.venv-libraries/bin/python -m tools.beside_others

# Ray beside our own worker processes, two each; needs the extra `ray`, and a quiet machine.
ray-rate: setup
	$(BIN)/python -m tools.ray_rate

# Our solver of puzzles against OR-tools' CP-SAT, which is installed for this alone.
solvers: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation -e ".[compare]"
	$(BIN)/python -m tools.solvers

# The checks of the sources, two at a time.
check: setup
	@$(MAKE) --no-print-directory -j 2 -O types web-check lint

lint: setup
	$(BIN)/ruff check src tests tools web
	$(BIN)/ruff format --check src tests tools web

types: setup
	$(BIN)/mypy

# The app and what its tests need. Nothing else builds it while several things run at once.
app: $(PLAY)
	@$(BIN)/python web/build.py --tools

web-check: app
	$(BIN)/python web/build.py --check

# Collecting the tests once keeps the bytecode of all they import, so that several processes needn't
# each make it. (Most of the installed modules are never imported, so they aren't compiled beforehand.)
collect: setup
	$(STEP) "Collecting the tests" $(BIN)/python -m pytest --collect-only

# Most tests run with interpreted rules; those marked `compiled` come last. The game that they need is
# compiled meanwhile, at normal priority, or it would take minutes beside the tests.
unit: $(PLAY)
	@$(MAKE) --no-print-directory -j 2 compiled

# The checks beside them are single processes, so they go first: otherwise they would be left over at the end.
interpreted: lint app collect
	nice -n 5 $(PYTEST) -m "not soak and not compiled"

# Only the files that have such tests are read. Each process loads the compiled rules, so there are
# fewer of them.
compiled: interpreted compile-transmitter
	PARLOUR_COMPILE=now $(PYTEST) -n 3 -m "compiled and not soak" $$(grep -rl "mark\.compiled" tests --include="test_*.py")

# The short loop while you work: no browser, no compiler, nothing slow. These tests hardly wait.
quick: setup
	$(BIN)/ruff check src tests tools web
	$(PYTEST) -n 3 -m "not soak and not compiled and not slow" --ignore tests/browser --ignore tests/release

compile-transmitter: lint
	$(STEP) "Compiling Transmitter" $(BIN)/python -m parlour.compile --quiet --full-speed transmitter rules "bot easy" "bot fair" "bot strong" "bot master" batch

# Compiled rules check every index here: one beyond an array would silently damage memory.
soak: setup
	$(PYTEST) -m "soak and plain"
	$(STEP) "Compiling every game" env NUMBA_BOUNDSCHECK=1 $(BIN)/python -m parlour.compile --quiet --jobs 2
	NUMBA_BOUNDSCHECK=1 PARLOUR_COMPILE=now $(PYTEST) -m soak

# Learning libraries, in an environment of their own (1 to 5 GB, mostly PyTorch): they take our environments.
consumers:
	$(PYTHON) tools/consumers.py .venv-consumers

# Pin what pyproject.toml asks for, at the newest versions that fit together; all three files pin the same.
lock:
	$(PYTHON) -m venv --clear .venv-lock
	.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check -e ".[dev]" hatchling editables
	.venv-lock/bin/python -m pip freeze --exclude-editable > requirements.lock
	$(PYTHON) -m venv --clear .venv-lock
	.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check -c requirements.lock -e ".[serve]" hatchling editables
	.venv-lock/bin/python -m pip freeze --exclude-editable > requirements-play.lock
	$(PYTHON) -m venv --clear .venv-lock
	.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check -c requirements.lock -e ".[docs]"
	.venv-lock/bin/python -m pip freeze --exclude-editable > requirements-docs.lock
	rm -rf .venv-lock

clean:
	rm -rf .venv .cache .mypy_cache .ruff_cache .pytest_cache build dist web/node_modules src/parlour/server/static
