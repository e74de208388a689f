import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Renders the same pages at half the CPU cost of a full browser. */
const SHELL = 'chromium-headless-shell'
const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** @param {readonly string[]} names */
const find = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

/** Path of the installed headless shell. */
export const systemShell = () => find([SHELL])

/** Path of an installed Chromium; prefers the headless shell. */
export const systemBrowser = () => systemShell() ?? find(FULL_BROWSERS)
