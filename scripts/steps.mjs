import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, seconds } from './install.mjs'

const folder = join(root, 'test-results')

/** What vitest's JSON reporter writes to a file of this name in test-results/. */
export const unitResults = (name) => ({
  file: join(folder, name),
  counts: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
})

/** What Playwright's JSON reporter writes to a file of this name in test-results/. */
export const browserResults = (name) => ({
  file: join(folder, name),
  counts: ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
})

const counted = ({ file, counts }) => (existsSync(file) ? counts(JSON.parse(readFileSync(file, 'utf8'))) : [0, 0])

/**
 * Takes steps one after another, each to its end even after one failed; names on the command line choose some. A step is `{ name, run, results }`: done
 * when `run` resolves with 0; `results`, if any, says where the counts of the tests that it ran are read. Closes with a line for each step, which
 * begins with `label`, and with "N passed, M failed", in which a step counts like a test. Ends the process, with 1 where anything failed.
 */
export async function runSteps(steps, label = '') {
  const chosen = process.argv.slice(2)
  const unknown = chosen.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown.join(', ')}. There are ${steps.map(({ name }) => name).join(', ')}.`)
    process.exit(1)
  }
  mkdirSync(folder, { recursive: true })
  for (const { results } of steps) if (results) rmSync(results.file, { force: true })

  let passed = 0
  let failed = 0
  const summary = []
  const width = Math.max(...steps.map(({ name }) => name.length))
  for (const step of steps) {
    if (chosen.length > 0 && !chosen.includes(step.name)) continue
    const began = Date.now()
    console.log(`\n── ${label}${step.name}`)
    const done = (await step.run()) === 0
    const [more, less] = step.results ? counted(step.results) : [0, 0]
    passed += more + (done ? 1 : 0)
    failed += less + (done ? 0 : 1)
    summary.push(`${done ? 'passed' : 'FAILED'}  ${label}${step.name.padEnd(width)} ${seconds(began)}`)
  }

  console.log(`\n${summary.join('\n')}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
