# What is set up once lives in .venv and node_modules; what is built lives in site/.

PYTHON ?= python3
PORT ?= 8000
UV ?= uv

VENV := .venv/bin
export SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || echo 1735689600)
export NO_MKDOCS_2_WARNING = 1
export PIP_DISABLE_PIP_VERSION_CHECK = 1

PIP := $(VENV)/python -m pip install -qq --require-hashes

.DEFAULT_GOAL := help
.PHONY: help setup browser generated serve quick check test unbuilt site format copied whole thorough mutants uncited fuzz price record fold effects bluff silences players agree compiled bench zip dist release properdocs audit identical lock clean

##@ Every day

help: ## Say what can be made
	@echo "make TARGET, where TARGET is one of:"
	@sed -n -e 's/^##@ \(.*\)/|\1/p' -e 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) \
	  | awk -F'|' '$$1 == "" { printf "\n%s\n", $$2 } $$1 != "" { printf "  %-10s %s\n", $$1, $$2 }'

setup: .venv/.project .venv/.pyodide-tools node_modules/.locked ## Install all that is needed here, once (no browser)
	@:

.venv/.locked: requirements/dev.txt
	@sh tools/setup/needs.sh python $(PYTHON)
	@echo "setup: Python packages into .venv …"
	@$(PYTHON) -m venv .venv
	@$(PIP) -r requirements/dev.txt
	@touch $@

.venv/.project: .venv/.locked pyproject.toml
	@echo "setup: the package poch, as it stands here"
	@$(VENV)/python -m pip install -qq --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.pyodide-tools: .venv/.locked requirements/pyodide-tools.txt
	@echo "setup: the tools that run inside Pyodide …"
	@rm -rf .venv/pyodide-tools
	@$(PIP) --no-deps --ignore-requires-python --target .venv/pyodide-tools -r requirements/pyodide-tools.txt
	@touch $@

node_modules/.locked: package-lock.json
	@sh tools/setup/needs.sh node
	@echo "setup: npm packages into node_modules …"
	@npm ci --loglevel=error
	@touch $@

browser: .venv/.project
	@$(VENV)/python -m tools.setup.browser
	@$(VENV)/python -m tools.setup.engines

generated: setup
	@$(VENV)/python -m tools.site.build.generated

serve: setup ## Open the site here; it follows what you edit (PORT=8000)
	@sh tools/setup/needs.sh port $(PORT) $(VENV)/python
	@$(VENV)/python -m tools.site.build.generated
	@$(VENV)/python -m tools.site.build.serving $(PORT)

quick: setup ## Check what you have edited since the last commit, in about a minute
	@$(VENV)/ruff check --quiet .
	@$(VENV)/ruff format --check --quiet .
	@$(VENV)/mypy
	@$(VENV)/lint-imports > .venv/imports.txt || { cat .venv/imports.txt; exit 1; }
	@$(VENV)/python -m tools.gates.quick

GATES := formats lints types imports yaml licences rulesets coverage prose trials catalogues scripts script-types worker-types
.PHONY: $(GATES)

check: $(GATES) ## The quick gates: formats, lints, types, imports, licences, prose, rulesets (make -j2 check)
	@:

$(GATES): setup

formats:
	$(VENV)/ruff format --check .
lints:
	$(VENV)/ruff check .
types:
	$(VENV)/mypy
imports:
	$(VENV)/lint-imports > .venv/imports.txt || { cat .venv/imports.txt; exit 1; }
yaml:
	$(VENV)/yamllint --strict variants tests mkdocs.yml .github
licences:
	REUSE_ENCODING_MODULE=charset_normalizer $(VENV)/reuse lint --lines
rulesets:
	$(VENV)/poch check variants
coverage:
	$(VENV)/poch cover > .venv/cover.txt
prose:
	@$(VENV)/python -m tools.gates.prose
trials:
	@$(VENV)/python -m tools.lab.trials
catalogues:
	@$(VENV)/python -m tools.gates.catalogues
scripts:
	node_modules/.bin/biome check --error-on-warnings .
script-types:
	node_modules/.bin/tsc -p tsconfig.json
worker-types:
	node_modules/.bin/tsc -p tsconfig.worker.json

# The longest of the tests that need nothing that is built: they fill the time in which it is.
UNBUILT := $(filter-out tests/e2e/%,$(foreach name,any_input compare contrast odds_agreement practices redraft,$(wildcard tests/test_$(name).py tests/*/test_$(name).py)))

test: setup ## All gates and all tests, a real browser included; what takes long in turns (POCH_SEED=1)
	@$(MAKE) --no-print-directory --jobs 4 --output-sync=line browser site check unbuilt
	$(VENV)/pytest --numprocesses 2 --dist loadfile --no-loadscope-reorder --durations=50 --junitxml=build/junit.xml $(UNBUILT:%=--deselect=%)

unbuilt: setup
	$(VENV)/pytest $(UNBUILT)

format: setup ## Let the formatters have their way
	$(VENV)/ruff format .
	$(VENV)/ruff check --fix-only --quiet .
	node_modules/.bin/biome check --write .

record: setup ## Write the golden games anew; read the difference before you commit it
	$(VENV)/python -m tools.gates.record

clean: ## Remove what was built (and keep what was installed, and editions)
	@git ls-files --others --ignored --exclude-standard --directory \
	  | grep -vE '^(\.venv|release|(.*/)?node_modules)/' | tr '\n' '\0' | xargs -0 rm -rf

##@ Gates and measures

price: setup ## Count the lines of every room beside those of the last edition (AGAINST=COMMIT)
	@$(VENV)/python -m tools.gates.price $(AGAINST)

copied: setup ## Look for runs of nine words that we share with texts you have (OF="FILES AND FOLDERS")
	@$(VENV)/python -m tools.gates.copied $(OF)

whole: site ## Run the tests without a browser that make test takes in turns, all of them
	POCH_THOROUGH=1 $(VENV)/pytest --numprocesses 2 --dist loadfile --no-loadscope-reorder --durations=50 --ignore=tests/e2e --ignore=tests/engines

thorough: whole browser ## As make whole, and read all kinds of pages and go all journeys in three engines, ten loads each (LOADS=10 ENGINES=WebKit)
	@$(VENV)/python -m tests.engines $(if $(LOADS),--loads $(LOADS)) $(if $(ENGINES),--engines $(ENGINES))
	POCH_THOROUGH=1 $(VENV)/pytest tests/e2e tests/engines

mutants: setup ## Change every rule, and see whether some hand changes by its clause (OF="RULESETS")
	@$(VENV)/python -m tools.lab.mutants $(OF)

uncited: setup ## Play 10,000 random hands a ruleset and number of seats; every event must be cited
	@$(VENV)/python -m tools.lab.uncited $(OF)

fuzz: setup ## Spoil 100,000 inputs of each kind, twice; all must be answered (INPUTS=1000 OF=links)
	@$(PIP) --target .venv/fuzz --upgrade -r requirements/fuzz.txt || echo "fuzz: atheris is not to be had here"
	@PYTHONPATH=.venv/fuzz $(VENV)/python -m tools.lab.fuzz $(if $(INPUTS),--inputs $(INPUTS)) $(OF)

agree: setup ## Deal a million times for every game, beside the odds reckoned exactly (DEALS=1000000)
	@$(VENV)/python -m tools.lab.agree $(if $(DEALS),--deals $(DEALS))

fold: site ## Fold the tables of 10,000 random hands as pages do, beside those of the engine (HANDS=10000)
	@$(VENV)/python -m tests.folding $(or $(HANDS),10000)

effects: setup ## Measure anew what each reading and each differing leaf does in play (minutes)
	@$(VENV)/python -m tools.lab.effects

bluff: setup ## Solve the vying of each text as a game of two to four, by OpenSpiel (half an hour; goes on after an interrupt)
	@$(PIP) --target .venv/bluff --upgrade -r requirements/bluff.txt || echo "bluff: OpenSpiel is not to be had here"
	@PYTHONPATH=.venv/bluff $(VENV)/python -m tools.lab.bluff

silences: setup ## Fit the model of what silences could be anew, and measure how well it does (minutes)
	@$(VENV)/python -m tools.lab.silences

players: setup ## Measure anew how strong the players are in changed texts; quicker after `make compiled` (PLAYERS=--all: hours)
	@PYTHONPATH=$$($(VENV)/python -c "from tools.release.compiled import *; print(INSTALLED if is_installed() else '')") $(VENV)/python -m tools.lab.players $(PLAYERS)

compiled: setup ## Compile the engine for this machine, and see that it plays the same (needs a C compiler)
	@sh tools/setup/needs.sh compiler $(VENV)/python
	@$(PIP) --target .venv/compiling --upgrade -r requirements/compiled.txt
	@PYTHONPATH=.venv/compiling $(VENV)/python -m tools.release.compiled
	POCH_THOROUGH=1 $(VENV)/pytest tests/browser/test_pyodide.py -k compiled

bench: site browser ## Measure engine and pages, beside others of their kind (BENCH=--quick)
	@$(PIP) --target .venv/bench --upgrade -r requirements/bench.txt
	@cd tools/bench && npm ci --loglevel=error
	@PYTHONPATH=.venv/bench $(VENV)/python -m tools.bench $(BENCH)

##@ The site

site: generated ## Build the site into site/ (SITE_URL=https://… for links that are cited)
	$(VENV)/mkdocs build --strict --quiet
	@echo "site: $$(find site -type f | wc -l | tr -d ' ') files, $$(du -sk site | cut -f1) KB in site/"

zip: site ## Pack the built site into build/poch-site.zip, to be read from a folder of one's own
	@$(VENV)/python -m tools.release.zipped

properdocs: site ## Build the site with ProperDocs too, and compare it with what MkDocs built
	@$(PIP) --target .venv/portability --upgrade -r requirements/portability.txt
	@PYTHONPATH=.venv/portability $(VENV)/python -m tools.release.portability

##@ Releases

release: setup ## Make an edition: its heads, all tests, wheel, site and snapshot (VERSION=2026.11 SITE_URL=https://…)
	@$(VENV)/python -m tools.release.making heads $(VERSION)
	@$(MAKE) --no-print-directory test whole
	@$(VENV)/python -m tools.release.making pack

dist: setup ## Build wheel and source package in build/dist, and check them as package indexes do
	@$(PIP) --target .venv/dist --upgrade -r requirements/dist.txt
	@rm -rf build/dist
	@$(VENV)/python -m hatchling build --directory build/dist
	@PYTHONPATH=.venv/dist $(VENV)/python -m twine check --strict build/dist/*
	@PYTHONPATH=.venv/dist $(VENV)/python -m check_wheel_contents build/dist/*.whl

audit: setup ## Look all locked packages up among the known advisories (needs their services)
	@$(PIP) --target .venv/audit --upgrade -r requirements/audit.txt
	@PYTHONPATH=.venv/audit $(VENV)/python -m tools.gates.audit

identical: setup ## Build the last commit twice, in two places, and compare every byte
	@$(VENV)/python -m tools.release.identical

lock: ## Resolve all packages anew and write their hashes (needs uv: pip install uv)
	cd requirements && for name in dev pyodide-tools bench bluff compiled fuzz portability dist audit; do \
	  case $$name in pyodide-tools) given="--python-version 3.14 --no-deps" ;; *) given="--python-version 3.11 --universal" ;; esac; \
	  $(UV) pip compile --quiet --upgrade --no-header --no-emit-index-url --no-emit-find-links --generate-hashes $$given $$name.in -o $$name.txt || exit 1; \
	done
	npm install --package-lock-only
	cd tools/bench && npm install --package-lock-only
