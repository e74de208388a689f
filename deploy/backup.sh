#!/bin/sh
# Makes a backup in a new folder below $1, and deletes those older than BACKUP_DAYS. A failed one is not kept, and deletes nothing.
set -eu
folder="$1/$(date +%Y-%m-%dT%H%M%S)"
if ! node src/operations/cli.ts backup "$folder"; then
  # Complete without its time in the metrics, if it has a list of its files.
  [ -e "$folder/backup.json" ] || rm -rf "$folder"
  exit 1
fi
find "$1" -mindepth 1 -maxdepth 1 -type d -mtime "+${BACKUP_DAYS:-14}" -exec rm -rf {} +
