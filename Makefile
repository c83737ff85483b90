PYTHON ?= python3
ARGS ?=
TABLE := ulysses --seats me,helmsman,helmsman,sailor

BIN := .venv/bin
SERVING := .venv/serving
READY := .venv/ready
COMPILER := .venv/compiler
STEP := $(PYTHON) tools/step.py
PEERS := .venv-bench/ready
PAGE := src/periplus/server/page/index.html
MODULES := web/node_modules/.all
BUILDERS := web/node_modules/.builders
BOARDGAME := .boardgameio/ready
# Tests wait for clocks, browsers and servers too: with one worker more than there are cores no core waits with them.
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1)))
UV := $(BIN)/uv -q pip
PIP := -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r
INSTALL = $(UV) install --python $(BIN)/python --require-hashes -r $(1) || $(BIN)/python $(PIP) $(1)
SYNC = $(UV) sync --python $(1)/bin/python --require-hashes $(2) || $(1)/bin/python $(PIP) $(2)
APT = if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then echo "installing $(1)"; \
	{ apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends -y $(1); } \
		>/dev/null 2>&1 || echo "$(1) cannot be installed here"; fi
EXTRAS := $(patsubst %,requirements/%.in,text terminal server postgres mcp arena dataset ray research openspiel)
PLAYING := $(patsubst %,requirements/%.in,base text terminal server compile)
HOSTING := $(patsubst %,requirements/%.in,base text server postgres)
LOCK := $(UV) compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-annotate --custom-compile-command 'make lock'

# What the page is made of; the folders too, so that a file that is gone is noticed.
PAGE_SOURCES := $(shell find web src/periplus/text/locales src/periplus/games/*/words/*.ftl src/periplus/games/*/styles/*.ftl \
	\( -name node_modules -o -name gallery \) -prune -o \( -type d ! -path web -o -type f \) -print)

# The system's Node.js if it is new enough for Vite, else one from a wheel.
NEW_ENOUGH := const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b > 18) ? 0 : 1)
NODE := $(if $(shell node -e '$(NEW_ENOUGH)' 2>/dev/null && command -v npm),,.venv-node/ready)
WITH_NODE := env PATH="$(if $(NODE),$(CURDIR)/.venv-node/bin:)$$PATH"
NPM := $(WITH_NODE) npm --prefix web

# Many processes are started here. Where none may keep what it compiled, each compiles every module anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal page types page-test test source-test check browser database proxies compile fastest wheel bench load picture previews icons lock clean
.DEFAULT_GOAL := help

help:
	@echo "make play     play in the browser (ARGS='--host 0.0.0.0' for everybody in your network)"
	@echo "make terminal play Ulysses in this terminal (ARGS='journey --seats me,helmsman' for another table)"
	@echo "make test     check the code and run every test, compiled and uncompiled"
	@echo "make check    ruff and mypy, prettier and eslint; what we depend on is looked up in a database of faults"
	@echo "make page     build the page, if it has changed"
	@echo "make types    write the page's types anew from the API's description"
	@echo "make compile  compile the rules, if they have changed"
	@echo "make fastest  the same, but the compiler takes its time: some minutes, for a fifth more speed"
	@echo "make wheel    build a wheel with the compiled rules and the page, and a source distribution, in dist/"
	@echo "make bench    measure the games beside other libraries (ARGS=… goes to periplus bench)"
	@echo "make load     play at 200 tables at once over HTTP, here and at boardgame.io (ARGS='--tables 20 --think 0' for the most clicks)"
	@echo "make picture  draw docs/*.svg (ARGS='--anew journey' from another game of it)"
	@echo "make previews draw the pictures that links show (web/public/preview/)"
	@echo "make icons    draw the icons of the installed page (web/public/icons/)"
	@echo "make lock     write requirements/*.txt anew (ARGS=--upgrade for newer versions)"
	@echo "make clean    remove all that was built"

# Nobody waits for the compiler: the bots change over to compiled rules when they are ready.
play: $(SERVING) page
	@$(BIN)/python -I src/periplus/build.py || { \
		echo "compiling the rules meanwhile: until then bots think more slowly"; \
		nice $(MAKE) --no-print-directory compile >.venv/compile.log 2>&1 & \
	}; exec $(BIN)/periplus serve $(ARGS)

terminal: compile
	@$(BIN)/periplus play $(or $(ARGS),$(TABLE))

page: $(PAGE)
	@:

types: $(READY) $(MODULES)
	@$(BIN)/python -m tools.openapi | $(NPM) run --silent types

# The compiler keeps one core busy for minutes: everything that does not need it is done meanwhile. Where there
# is no compiler, what was tested in the source build is not tested again.
test: $(READY) $(MODULES)
	@$(MAKE) --no-print-directory -j2 compile source-test
	@build=$$($(BIN)/python -c 'import periplus; print(periplus.BUILD)') && echo "tests, $$build build" && \
	if [ $$build = source ]; then rest="-m 'not both'"; fi && \
	PERIPLUS_BUILD=$$build eval $(BIN)/pytest -n $(WORKERS) --dist worksteal $$rest

source-test: check page-test browser database proxies
	@echo "tests, source build" && PERIPLUS_BUILD=source $(BIN)/pytest -n auto --dist worksteal -m both

page-test: $(READY) $(MODULES) page
	@$(BIN)/python -m tools.openapi | $(NPM) run --silent types -- --check || { echo "make types" && exit 1; }
	@$(NPM) run --silent check
	@$(NPM) run --silent test

check: $(READY) $(MODULES)
	@$(BIN)/ruff check -q
	@$(BIN)/ruff format -q --check
	@$(NPM) run --silent format:check
	@$(BIN)/mypy --no-error-summary
	@$(NPM) run --silent lint
	@$(BIN)/python -m tools.audit

# The tests in a browser, on PostgreSQL and behind proxies say what to install where this may not.
browser:
	@command -v chromium >/dev/null || $(call APT,chromium)

database:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || $(call APT,postgresql)

proxies:
	@PATH="$$PATH:/usr/sbin"; command -v nginx >/dev/null || $(call APT,nginx-light)
	@command -v caddy >/dev/null || $(call APT,caddy)

# What is measured or given away may take the compiler five times as long, and runs a fifth faster.
compile: LEVEL := quick
fastest: LEVEL := fastest
compile fastest: $(SERVING) $(COMPILER)
	@$(BIN)/python -I src/periplus/build.py $(LEVEL) || PERIPLUS_COMPILE=$(LEVEL) \
		$(STEP) "compiling the rules, $(LEVEL)" $(BIN)/python setup.py -q build_ext --inplace

# With the compiled rules, the page and the scenarios; named for the Linux systems it runs on where that can be told.
wheel: fastest page $(BIN)/auditwheel
	@rm -rf dist build/lib build/bdist*
	@PERIPLUS_COMPILE=fastest $(STEP) "building the wheel" $(BIN)/python -m pip wheel -q --no-deps --no-build-isolation -w dist .
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.manylinux dist
	@$(STEP) "building the source distribution" $(UV:pip=) build -q --sdist --no-build-isolation --python $(BIN)/python -o dist
	@rm -f dist/.gitignore && ls -lh dist

bench: $(READY) fastest $(PEERS)
	@$(BIN)/periplus bench --research $(ARGS)

load: fastest $(BIN)/py-spy $(BOARDGAME)
	@$(WITH_NODE) $(BIN)/python -m bench.load $(ARGS)

picture: $(READY)
	@$(BIN)/python docs/picture.py $(ARGS)

previews: $(READY) page browser
	@$(BIN)/python -m tools.previews

lock: $(BIN)/uv
	@$(LOCK) $(ARGS) requirements/uv.in -o requirements/uv.txt
	@$(LOCK) $(ARGS) requirements/base.in -o requirements/base.txt
	@$(LOCK) $(ARGS) requirements/base.in $(EXTRAS) -o requirements/all.txt
	@$(LOCK) $(ARGS) requirements/base.in $(EXTRAS) requirements/compile.in requirements/dev.in -o requirements/dev.txt
	@$(LOCK) $(ARGS) $(PLAYING) -c requirements/dev.txt -o requirements/play.txt
	@$(LOCK) $(ARGS) $(HOSTING) -c requirements/dev.txt -o requirements/serve.txt
	@$(LOCK) $(ARGS) --override requirements/bench.override requirements/bench.in -o requirements/bench.txt
	@$(LOCK) $(ARGS) requirements/node.in -o requirements/node.txt
	@$(LOCK) $(ARGS) requirements/wheel.in -o requirements/wheel.txt
	@$(LOCK) $(ARGS) requirements/load.in -o requirements/load.txt

icons: $(READY) browser
	@$(BIN)/python -m tools.icons

clean:
	@rm -rf .venv .venv-bench .venv-node web/node_modules .boardgameio src/periplus/server/page build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@rm -rf src/*.egg-info src/periplus/compiled.json
	@find src tests bench \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +

$(BIN)/uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Periplus needs Python 3.11 or newer: make PYTHON=…")'
	@test -x $(BIN)/python || $(STEP) "making .venv" $(PYTHON) -m venv .venv
	@$(STEP) "installing uv" $(BIN)/python $(PIP) $<
	@touch $@

# What serving takes, and no more. What the tests take is added to it.
$(SERVING): $(BIN)/uv requirements/play.txt $(PLAYING) pyproject.toml setup.py
	@$(STEP) "installing what serving needs" sh -c '$(call INSTALL,requirements/play.txt)'
	@$(STEP) "installing periplus" $(UV) install --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

$(READY): $(SERVING) requirements/dev.txt requirements/dev.in $(EXTRAS)
	@$(STEP) "installing what the tests need" sh -c '$(call INSTALL,requirements/dev.txt)'
	@touch $@

$(BIN)/auditwheel: $(SERVING) requirements/wheel.txt
	@$(STEP) "installing what names the wheel" sh -c '$(call INSTALL,requirements/wheel.txt)'
	@test ! -e $@ || touch $@

$(BIN)/py-spy: $(SERVING) requirements/load.txt
	@$(STEP) "installing what looks into the server" sh -c '$(call INSTALL,requirements/load.txt)' \
		&& touch $@ || echo "py-spy can't be installed here, so the CPU isn't told by part"

# With another compiler the rules are compiled anew.
$(COMPILER): $(BIN)/uv requirements/compile.in setup.py
	@rm -rf build src/periplus/compiled.json
	@touch $@

$(PEERS): $(BIN)/uv requirements/bench.txt
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	@$(STEP) "setting up .venv-bench" sh -c '$(call SYNC,.venv-bench,requirements/bench.txt)'
	@touch $@

$(PAGE): $(BUILDERS) $(PAGE_SOURCES)
	@$(STEP) "building the page" $(NPM) run --silent build -- --logLevel warn

# What builds the page; what tests it comes on top.
$(BUILDERS): $(BIN)/uv $(NODE) web/package-lock.json
	@$(STEP) "installing what builds the page" $(NPM) ci --omit=dev --no-audit --no-fund --loglevel error
	@touch $@

$(MODULES): $(BIN)/uv $(NODE) web/package-lock.json
	@$(STEP) "installing what tests the page" $(NPM) ci --no-audit --no-fund --loglevel error
	@touch $@ $(BUILDERS)

$(BOARDGAME): $(BIN)/uv $(NODE) bench/boardgameio/package-lock.json
	@mkdir -p .boardgameio && cp bench/boardgameio/package*.json bench/boardgameio/.npmrc .boardgameio
	@$(STEP) "installing boardgame.io" $(NPM:web=.boardgameio) ci --omit=dev --omit=peer --no-audit --no-fund --loglevel error \
		&& touch $@ || echo "boardgame.io can't be installed here, so it isn't measured"

.venv-node/ready: $(BIN)/uv requirements/node.txt
	@test -x .venv-node/bin/python || $(PYTHON) -m venv .venv-node
	@$(STEP) "fetching a Node.js" sh -c '$(call SYNC,.venv-node,requirements/node.txt)'
	@touch $@
