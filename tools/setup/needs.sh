#!/bin/sh
# Says in a sentence what is missing and what to install.
# Usage: needs.sh python PYTHON | needs.sh node | needs.sh compiler PYTHON | needs.sh port NUMBER PYTHON

lacks() {
  printf '\nMissing: %s\n' "$1" >&2
  exit 1
}

case "$1" in
python)
  command -v "$2" >/dev/null 2>&1 ||
    lacks "'$2' was not found. Install Python 3.11 or newer, or name one: make PYTHON=/path/to/python3"
  "$2" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    lacks "Python 3.11 or newer; '$2' is $("$2" -V 2>&1). Install one, or name one: make PYTHON=/path/to/python3.11"
  "$2" -c 'import ensurepip, venv' 2>/dev/null ||
    lacks "Python's venv and ensurepip. On Debian and Ubuntu: apt-get install python3-venv"
  ;;
node)
  command -v node >/dev/null 2>&1 ||
    lacks "Node.js. Install version 20 or newer (it prepares the browser's Python; no page needs it)."
  node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' ||
    lacks "Node.js 20 or newer; this is $(node --version). Install a newer one."
  command -v npm >/dev/null 2>&1 ||
    lacks "npm, which comes with Node.js (on Debian and Ubuntu: apt-get install npm)."
  ;;
compiler)
  command -v cc >/dev/null 2>&1 || lacks "a C compiler (on Debian and Ubuntu: apt-get install gcc)."
  test -f "$("$2" -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" ||
    lacks "Python's headers (on Debian and Ubuntu: apt-get install python3-dev)."
  ;;
port)
  "$3" -c 'import socket, sys; socket.create_server(("127.0.0.1", int(sys.argv[1]))).close()' "$2" 2>/dev/null ||
    lacks "a free port: something else is using $2. Choose another: make serve PORT=8001"
  ;;
esac
