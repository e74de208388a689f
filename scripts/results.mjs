import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './install.mjs'

/** Folder for the logs of parts and the reports of their tests. */
export const RESULTS = join(root, 'test-results')

/** @typedef {{ title: string, file: string, line?: number, reason: readonly string[] }} Failure `file` is relative to the root */
/**
 * @typedef {object} Counts
 * @property {number} passed those that passed at the second attempt included
 * @property {number} notRun
 * @property {readonly Failure[]} failures
 * @property {readonly Failure[]} secondTry tests that failed at the first attempt and passed at the second
 */

/** @param {string} file absolute */
export const fromRoot = (file) => relative(root, file).replaceAll('\\', '/')

const MOST_LINES = 12
const MOST_CHARACTERS = 240

/** The first lines of an error message, without the call stack. */
export function reasonOf(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const end = lines.findIndex((line) => /^\s+at |^Call log:/.test(line))
  return lines
    .slice(0, end < 0 ? MOST_LINES : Math.min(end, MOST_LINES))
    .map((line) => line.slice(0, MOST_CHARACTERS))
}

/**
 * The changed lines of a difference: the message of an equality names both values, cut before they differ.
 *
 * @param {string} [diff] as vitest writes it
 */
export const changedLines = (diff = '') =>
  stripVTControlCharacters(diff)
    .split('\n')
    .filter((line) => /^[-+] (?!Expected$|Received$)/.test(line))
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, MOST_CHARACTERS))

/** @type {Counts} */
export const NOTHING = { passed: 0, notRun: 0, failures: [], secondTry: [] }

/** @param {string} part */
const reportOf = (part) => join(RESULTS, `${part}.json`)

/**
 * Environment of a tool whose reporter counts for a part.
 *
 * @param {string} part
 */
export const reportEnv = (part) => ({ TEST_REPORT: reportOf(part) })

/** @param {string} part */
export const forgetCounts = (part) => rmSync(reportOf(part), { force: true })

/**
 * Called by the reporters of vitest and Playwright, in the tool's process. Does nothing where no part is counted.
 *
 * @param {Counts} counts
 */
export function writeCounts(counts) {
  const file = process.env.TEST_REPORT
  if (!file) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(counts))
}

/**
 * Undefined if the part's tool ended without a report.
 *
 * @param {string} part
 * @returns {Counts | undefined}
 */
export const readCounts = (part) =>
  existsSync(reportOf(part)) ? JSON.parse(readFileSync(reportOf(part), 'utf8')) : undefined

/**
 * Tells the runner how many of the tests or files of a part have ended.
 *
 * @param {number} done
 * @param {number} total
 */
export const tellProgress = (done, total) => void process.send?.({ done, total })
