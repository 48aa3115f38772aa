# Sourced by the scripts that need Python libraries. The caller has a function refuse, which says why and ends with 2.
#
#   prepare_python FOLDER REQUIREMENTS [REQUIREMENTS]
#
# makes the environment in FOLDER hold exactly what the file REQUIREMENTS says, and adds what the second says; does nothing
# where it does already.
prepare_python() {
  local folder="$1" requirements="$2" further="${3:-}" python="${PYTHON:-python3}"
  if ! cmp -s "$requirements" "$folder/requirements.txt"; then make_python_environment; fi
  if [[ -n $further ]] && ! cmp -s "$further" "$folder/further-requirements.txt"; then
    install_python_packages "$further" further-requirements.txt
  fi
}

make_python_environment() {
  command -v "$python" >/dev/null || refuse "there is no $python; install Python 3.10 or later, or set PYTHON."
  "$python" -c 'import sys; sys.exit(sys.version_info < (3, 10))' ||
    refuse "$python is older than Python 3.10; set PYTHON to a later one."
  "$python" -m venv --clear "$folder" ||
    refuse "cannot make a Python environment in $folder; on Debian and Ubuntu install python3-venv."
  install_python_packages "$requirements" requirements.txt
}

install_python_packages() {
  "$folder/bin/python" -m pip install --quiet --no-compile --disable-pip-version-check --requirement "$1" >&2 ||
    refuse "cannot install what $1 lists; pip says above why (the first time needs a network)."
  cp "$1" "$folder/$2"
}
