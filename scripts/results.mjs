import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './install.mjs'

/** Folder of the JSON reports that vitest and Playwright write. */
export const RESULTS = join(root, 'test-results')

/** @typedef {{ title: string, file: string, line?: number, reason: string[] }} Failure a failed test; `file` is relative to the root */
/** @typedef {{ passed: number, failed: number, failures: Failure[] }} Counts */

/** A failed test is found again by its file, and in a browser by its line. */
const place = (file) => relative(root, file).replaceAll('\\', '/')

const MOST_LINES = 12
const MOST_CHARACTERS = 240

/** The first lines of an error's message, without the source and the call stack behind them. */
function reasonOf(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const end = lines.findIndex((line) => /^\s+at |^Call log:/.test(line))
  return lines
    .slice(0, end < 0 ? MOST_LINES : Math.min(end, MOST_LINES))
    .map((line) => line.slice(0, MOST_CHARACTERS))
}

/** Counts of a report of vitest's JSON reporter. @returns {Counts} */
export function vitestCounts({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: fullName,
        file: place(name),
        reason: reasonOf(failureMessages?.[0]),
      }))
    // A file that could not be loaded has no tests to name.
    return failed.length === 0 && status === 'failed'
      ? [{ title: 'the file itself', file: place(name), reason: reasonOf(message) }]
      : failed
  })
  return { passed: numPassedTests, failed: Math.max(numFailedTests, failures.length), failures }
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** Counts of a report of Playwright's JSON reporter. @returns {Counts} */
export function playwrightCounts({ config, suites, stats, errors = [] }) {
  const specs = suites.flatMap(specsOf)
  const inStatus = (status, note = '') =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ title, file, line, tests }) => ({
        title: title + note,
        file: place(join(config.rootDir, file)),
        line,
        reason: reasonOf(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
      }))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (specs.length === 0 ? errors.length : 0),
    failures: [...inStatus('unexpected'), ...inStatus('flaky', ' (passed at a second try)')],
  }
}

const NOTHING = { passed: 0, failed: 0, failures: [] }

/** Reads a report that a part has written; counts nothing where there is none. @returns {Counts} */
export function readCounts({ file, counts }) {
  const path = join(RESULTS, file)
  return existsSync(path) ? counts(JSON.parse(readFileSync(path, 'utf8'))) : NOTHING
}
