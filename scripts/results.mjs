import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './install.mjs'

/** Folder of the JSON reports that vitest and Playwright write. */
export const RESULTS = join(root, 'test-results')

/** @typedef {{ title: string, file: string, line?: number }} Failure a failed test; `file` is relative to the root */
/** @typedef {{ passed: number, failed: number, failures: Failure[] }} Counts */

/** A failed test is found again by its file, and in a browser by its line. */
const place = (file) => relative(root, file).replaceAll('\\', '/')

/** Counts of a report of vitest's JSON reporter. @returns {Counts} */
export function vitestCounts({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => ({ title: fullName, file: place(name) }))
    // A file that could not be loaded has no tests to name.
    return failed.length === 0 && status === 'failed' ? [{ title: 'the file itself', file: place(name) }] : failed
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
      .map(({ title, file, line }) => ({ title: title + note, file: place(join(config.rootDir, file)), line }))
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
