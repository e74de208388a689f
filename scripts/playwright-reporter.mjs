import { fromRoot, reasonOf, tellProgress, writeCounts } from './results.mjs'

/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */

/**
 * The command that shows the trace of a failed test, else the file of its last picture.
 *
 * @param {TestCase} test
 */
function recordOf({ results }) {
  const attachments = results.flatMap((result) => result.attachments)
  /** @param {string} kind */
  const last = (kind) => attachments.findLast(({ name, path }) => name === kind && path)?.path
  const trace = last('trace')
  const picture = last('screenshot')
  if (trace) return [`npx playwright show-trace ${fromRoot(trace)}`]
  return picture ? [`picture: ${fromRoot(picture)}`] : []
}

/** @param {TestCase} test */
const failureOf = (test) => ({
  title: test.title,
  file: fromRoot(test.location.file),
  line: test.location.line,
  reason: [...reasonOf(test.results.find(({ error }) => error)?.error?.message), ...recordOf(test)],
})

/** Counts the tests of a run for `scripts/checks.mjs`. */
export default class {
  done = 0
  /** @type {import('@playwright/test/reporter').Suite | undefined} */
  suite
  /** @type {import('./results.mjs').Failure[]} */
  errors = []

  /**
   * @param {import('@playwright/test/reporter').FullConfig} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    this.suite = suite
  }

  /**
   * @param {TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    if (result.status !== 'passed' && result.status !== 'skipped' && result.retry < test.retries) return
    this.done += 1
    tellProgress(this.done, this.suite?.allTests().length ?? this.done)
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    this.errors.push({ title: 'an error outside of tests', file: '', reason: reasonOf(error.message) })
  }

  onEnd() {
    const tests = this.suite?.allTests() ?? []
    /** @param {ReturnType<TestCase['outcome']>} outcome */
    const ended = (outcome) => tests.filter((test) => test.outcome() === outcome)
    writeCounts({
      passed: ended('expected').length + ended('flaky').length,
      notRun: ended('skipped').length,
      failures: [...ended('unexpected').map(failureOf), ...this.errors],
      secondTry: ended('flaky').map(failureOf),
    })
  }

  printsToStdio = () => false
}
