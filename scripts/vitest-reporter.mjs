import { changedLines, fromRoot, reasonOf, tellProgress, writeCounts } from './results.mjs'

/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {import('vitest/node').TestModule} TestModule */

/** @param {TestCase} test */
function failureOf(test) {
  const [error] = test.result().errors ?? []
  return {
    title: test.fullName,
    file: fromRoot(test.module.moduleId),
    ...(test.location ? { line: test.location.line } : {}),
    reason: [...reasonOf(error?.message), ...changedLines(error?.diff)],
  }
}

/** @param {TestModule} module */
function errorsOf(module) {
  const errors = module.errors()
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors())
  return [...errors, ...suites].map((error) => ({
    title: 'the file itself',
    file: fromRoot(module.moduleId),
    reason: reasonOf(error.message),
  }))
}

/** Counts the tests of a run for `scripts/checks.mjs`. */
export default class {
  total = 0
  done = 0
  /** @type {readonly string[]} tags that a test must have, or with `!` must not have */
  wanted = []

  /** @param {import('vitest/node').Vitest} vitest */
  onInit({ config }) {
    this.wanted = config.tagsFilter?.flatMap((filter) => filter.split(' && ')) ?? []
  }

  /** @param {TestCase} test */
  isChosen({ tags }) {
    return this.wanted.every((tag) =>
      tag.startsWith('!') ? !tags.includes(tag.slice(1)) : tags.includes(tag),
    )
  }

  /** @param {readonly unknown[]} specifications */
  onTestRunStart(specifications) {
    this.total = specifications.length
  }

  onTestModuleEnd() {
    this.done += 1
    tellProgress(this.done, this.total)
  }

  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly { message: string }[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failed = tests.filter((test) => test.result().state === 'failed')
    writeCounts({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      notRun: tests.filter((test) => test.result().state === 'skipped' && this.isChosen(test)).length,
      failures: [
        ...failed.map(failureOf),
        ...modules.flatMap(errorsOf),
        ...unhandled.map(({ message }) => ({
          title: 'an error outside of tests',
          file: '',
          reason: reasonOf(message),
        })),
      ],
      secondTry: tests.filter((test) => test.diagnostic()?.flaky).map(failureOf),
    })
  }
}
