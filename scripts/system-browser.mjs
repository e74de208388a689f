import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Without the parts of a whole browser that nobody looks at here: the same pages for half of the CPU. */
const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const find = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

/** Path of the headless shell that the machine has installed. */
export const systemShell = () => find([SHELL])

/** Path of a Chromium that the machine has installed, the headless shell rather than a whole browser. */
export const systemBrowser = () => systemShell() ?? find(WHOLE)
