import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandFor } from './checks.mjs'
import { type PlaywrightSpec, playwrightCounts, vitestCounts } from './results.mjs'

const root = path.resolve(import.meta.dirname, '..')

const message = '\u001b[31mError\u001b[39m: expected 1\n\nReceived: 2\n    at home.spec.ts:8:1'
const reason = ['Error: expected 1', 'Received: 2']
const spec = (title: string, status: string): PlaywrightSpec => ({
  title,
  file: 'browser/home.spec.ts',
  line: 7,
  tests: [{ status, results: [{ error: { message } }, {}] }],
})
const playwright = (specs: readonly PlaywrightSpec[], errors: object[] = []) =>
  playwrightCounts({
    config: { rootDir: path.join(root, 'tests/e2e') },
    suites: [{ specs: [], suites: [{ specs }] }],
    stats: { expected: 2, flaky: 1, unexpected: specs.length - 1 },
    errors,
  })

describe('playwrightCounts', () => {
  it('lists failed and flaky tests with file, line and reason', () =>
    expect(playwright([spec('opens', 'unexpected'), spec('closes', 'flaky')])).toEqual({
      passed: 2,
      failed: 2,
      failures: [
        { title: 'opens', file: 'tests/e2e/browser/home.spec.ts', line: 7, reason },
        {
          title: 'closes (passed on the second attempt)',
          file: 'tests/e2e/browser/home.spec.ts',
          line: 7,
          reason,
        },
      ],
    }))
  it('names what was kept of a failure: its trace, else its picture', () => {
    const recorded = (...names: readonly string[]) => {
      const attachments = names.map((name) => ({ name, path: path.join(root, 'test-results', `${name}.x`) }))
      const [failure] = playwright([
        { ...spec('opens', 'unexpected'), tests: [{ status: 'unexpected', results: [{ attachments }] }] },
      ]).failures
      return failure?.reason
    }
    expect(recorded('screenshot', 'trace')).toEqual(['npx playwright show-trace test-results/trace.x'])
    expect(recorded('screenshot', 'error-context')).toEqual(['picture: test-results/screenshot.x'])
    expect(recorded()).toEqual([])
  })
  it('counts an error that occurred before any test', () =>
    expect(
      playwrightCounts({
        config: { rootDir: root },
        suites: [],
        stats: { expected: 0, flaky: 0, unexpected: 0 },
        errors: [{}],
      }).failed,
    ).toBe(1))
})

describe('vitestCounts', () => {
  const file = path.join(root, 'src/money.test.ts')
  it('lists failed tests with their reasons', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'adds', failureMessages: [message] },
      { status: 'passed', fullName: 'subtracts' },
    ]
    const counts = vitestCounts({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [{ name: file, status: 'failed', assertionResults }],
    })
    expect(counts).toEqual({
      passed: 1,
      failed: 1,
      failures: [{ title: 'adds', file: 'src/money.test.ts', reason }],
    })
  })
  it('counts a file that failed to load', () =>
    expect(
      vitestCounts({
        numPassedTests: 0,
        numFailedTests: 0,
        testResults: [{ name: file, status: 'failed', assertionResults: [] }],
      }),
    ).toMatchObject({
      failed: 1,
      failures: [{ file: 'src/money.test.ts' }],
    }))
})

describe('commandFor', () => {
  it('names file and line of a failed test', () =>
    expect(
      commandFor('npm test', 'browser', {
        title: 'opens',
        file: 'tests/e2e/browser/home.spec.ts',
        line: 7,
        reason,
      }),
    ).toBe('npm test -- browser tests/e2e/browser/home.spec.ts:7'))
  it('names only the part when no test is known', () =>
    expect(commandFor('npm run test:full', 'types')).toBe('npm run test:full -- types'))
})
