#!/bin/sh
# Install Parlour into PREFIX as a container's image has it, with every game compiled:
#
#     tools/image/build.sh PREFIX
#
# The Dockerfile runs this; so does a test.
set -eu

prefix=${1:?usage: tools/image/build.sh PREFIX}
cd "$(dirname "$0")/../.."
python=${PYTHON:-python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

echo "Building the wheel"
"$python" -m venv "$work/build"
pip="$work/build/bin/python -m pip --quiet --disable-pip-version-check"
$pip install -c requirements.lock hatchling
$pip wheel --no-deps --no-build-isolation --wheel-dir "$work" .

echo "Installing it into $prefix"
"$python" -m venv --without-pip "$prefix"
$pip --python "$prefix/bin/python" install -c requirements.lock \
    "$(echo "$work"/parlour-*.whl)[serve,postgres]"

# A generic processor, because the image runs on other machines than the one that builds it.
echo "Compiling the rules"
export PARLOUR_CACHE="$prefix/cache" NUMBA_CPU_NAME=generic
"$prefix/bin/python" -m parlour.compile
