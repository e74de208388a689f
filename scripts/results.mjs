import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './install.mjs'

/** Folder for the JSON reports of vitest and Playwright. */
export const RESULTS = join(root, 'test-results')

/** @typedef {{ title: string, file: string, line?: number, reason: string[] }} Failure `file` is relative to the root */
/** @typedef {{ passed: number, failed: number, failures: Failure[] }} Counts */
/**
 * The part of vitest's JSON report that is read here.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {readonly { name: string, status: string, message?: string, assertionResults: readonly { status: string, fullName: string, failureMessages?: readonly string[] | null }[] }[]} testResults
 */
/** @typedef {{ title: string, file: string, line: number, tests: readonly { status: string, results: readonly { error?: { message?: string }, attachments?: readonly { name: string, path?: string }[] }[] }[] }} PlaywrightSpec */
/** @typedef {{ specs?: readonly PlaywrightSpec[], suites?: readonly PlaywrightSuite[] }} PlaywrightSuite */
/**
 * The part of Playwright's JSON report that is read here.
 * @typedef {object} PlaywrightReport
 * @property {{ rootDir: string }} config
 * @property {readonly PlaywrightSuite[]} suites
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {readonly unknown[]} [errors]
 */
/**
 * A report's file in the results folder, and the function that reads it.
 * @typedef {{ file: string, counts: (report: any) => Counts }} Report
 */

/** @param {string} file */
const fromRoot = (file) => relative(root, file).replaceAll('\\', '/')

const MOST_LINES = 12
const MOST_CHARACTERS = 240

/** The first lines of an error message, without the call stack. */
function reasonOf(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const end = lines.findIndex((line) => /^\s+at |^Call log:/.test(line))
  return lines
    .slice(0, end < 0 ? MOST_LINES : Math.min(end, MOST_LINES))
    .map((line) => line.slice(0, MOST_CHARACTERS))
}

/**
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function vitestCounts({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: fullName,
        file: fromRoot(name),
        reason: reasonOf(failureMessages?.[0]),
      }))
    // A file that fails to load reports no tests.
    return failed.length === 0 && status === 'failed'
      ? [{ title: 'the file itself', file: fromRoot(name), reason: reasonOf(message) }]
      : failed
  })
  return { passed: numPassedTests, failed: Math.max(numFailedTests, failures.length), failures }
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/**
 * The command that shows the trace of a failed test, else the file of its last picture.
 *
 * @param {PlaywrightSpec} spec
 */
function recordOf({ tests }) {
  const attachments = tests.flatMap(({ results }) => results.flatMap((result) => result.attachments ?? []))
  /** @param {string} kind */
  const last = (kind) => attachments.findLast(({ name, path }) => name === kind && path)?.path
  const trace = last('trace')
  const picture = last('screenshot')
  if (trace) return [`npx playwright show-trace ${fromRoot(trace)}`]
  return picture ? [`picture: ${fromRoot(picture)}`] : []
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function playwrightCounts({ config, suites, stats, errors = [] }) {
  const specs = suites.flatMap(specsOf)
  /**
   * @param {string} status
   * @param {string} [note]
   */
  const inStatus = (status, note = '') =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map((spec) => ({
        title: spec.title + note,
        file: fromRoot(join(config.rootDir, spec.file)),
        line: spec.line,
        reason: [
          ...reasonOf(
            spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
          ),
          ...recordOf(spec),
        ],
      }))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (specs.length === 0 ? errors.length : 0),
    failures: [...inStatus('unexpected'), ...inStatus('flaky', ' (passed on the second attempt)')],
  }
}

/** @type {Counts} */
const NOTHING = { passed: 0, failed: 0, failures: [] }

/**
 * Zero counts if the report does not exist.
 *
 * @param {Report} report
 * @returns {Counts}
 */
export function readCounts({ file, counts }) {
  const path = join(RESULTS, file)
  return existsSync(path) ? counts(JSON.parse(readFileSync(path, 'utf8'))) : NOTHING
}
