SHELL := /bin/bash
.DEFAULT_GOAL := help

# What the program needs, and what its tests need beside that.
PACKAGES := libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev libcairo2-dev libpng-dev \
  libfribidi-dev libunibreak-dev libexpat1-dev libyaml-dev libpcre2-dev libpoppler-glib8 pkg-config \
  fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-dejavu-core
TEST_PACKAGES := xvfb xdotool libx11-dev python3 python3-kiwisolver ffmpeg

# lld links the static libraries of Swift without a word about mktemp.
# What the exclusive access to variables costs at run time is paid in debug builds, which test it.
RELEASE := -c release --static-swift-stdlib -Xswiftc -use-ld=lld \
  -Xswiftc -enforce-exclusivity=unchecked
# What is given to every build, such as the gate's -Xswiftc -warnings-as-errors.
export BUILD_OPTIONS ?=

# Which random users 'make recordings' has: the first so many, or such as 100..<200 or 105,173.
SEEDS ?= 100

# Where 'make install' puts the program: PREFIX/bin and PREFIX/share/foyer, below DESTDIR.
PREFIX ?= /usr/local

.PHONY: help deps test-deps build install run shots pictures test fuzz recordings lint bench clean

help: ## Show this help
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/\1\t\2/' \
	  | awk -F '\t' '{ printf "  make %-10s %s\n", $$1, $$2 }'

deps: ## Install the missing packages, or print the line that does
	@command -v swift >/dev/null || { echo "Swift is missing: https://www.swift.org/install"; exit 1; } >&2
	@Scripts/install-packages $(PACKAGES)

test-deps: deps
	@Scripts/install-packages $(TEST_PACKAGES)

build: deps ## Build .build/release/foyer
	@swift build $(RELEASE) $(BUILD_OPTIONS) --product foyer

install: build ## Install the program and its assets (PREFIX=/usr/local DESTDIR=)
	@install -D -m 755 .build/release/foyer "$(DESTDIR)$(PREFIX)/bin/foyer"
	@mkdir -p "$(DESTDIR)$(PREFIX)/share/foyer"
	@rm -rf "$(DESTDIR)$(PREFIX)/share/foyer/Assets"
	@cp -R Assets "$(DESTDIR)$(PREFIX)/share/foyer/Assets"
	@chmod -R u+rwX,go+rX "$(DESTDIR)$(PREFIX)/share/foyer"

run: build ## Open the prototype in a window (OPTIONS="--device iphone-se …")
	@.build/release/foyer run $(OPTIONS)

shots: build ## Save a picture of every screen in shots/ (OPTIONS="--appearance dark …")
	@.build/release/foyer shots -o shots $(OPTIONS)

pictures: build ## Draw the pictures of the README anew
	@for screen in launch login login-keyboard home discover; do \
	  .build/release/foyer shot --screen $$screen --scale 2 -o docs/pictures/$$screen.png || exit 1; \
	done

test: test-deps ## Run all tests, also those that drive the real window
	@swift test $(BUILD_OPTIONS) $(TEST_OPTIONS)

fuzz: test-deps ## Damage 20,000 storyboards and see that none crashes or hangs
	@FOYER_SEEDS=20000 timeout 1800 swift test $(BUILD_OPTIONS) --filter StoryboardMutationTests

# Optimized, and apart from what 'make build' has built with other options.
recordings: test-deps ## Record a hundred random users (SEEDS=100..<300), replay and compare
	@swift build -c release --scratch-path .build/recordings --build-tests \
	  -Xswiftc -enable-testing $(BUILD_OPTIONS)
	@FOYER_SEEDS='$(SEEDS)' timeout 1200 swift test -c release --scratch-path .build/recordings \
	  --skip-build -Xswiftc -enable-testing $(BUILD_OPTIONS) --filter FoyerTests.RecordingTests

lint: deps ## Check formatting, imports and the names of the toolkit
	@Scripts/lint

bench: test-deps build ## Measure start, frames, idling, memory and flows
	@swift build $(RELEASE) $(BUILD_OPTIONS) --product foyer-bench
	@swift build $(RELEASE) $(BUILD_OPTIONS) --product bare-window
	@Scripts/bench

clean: ## Remove what was built
	@rm -rf .build shots foyer-shots
