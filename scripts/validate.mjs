// `npm run validate`: every check, one after another, each to its end even after one failed. Names after it choose some: `npm run validate -- types unit`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { ownEnv, ownNode, root, run, seconds } from './install.mjs'

const results = join(root, 'test-results')
const unitResults = join(results, 'unit.json')
const browserResults = join(results, 'browser.json')
const visualResults = join(results, 'visual.json')
const inspectorResults = join(results, 'inspector.json')

const tool =
  (path, ...args) =>
  () =>
    run(ownNode, [join('node_modules', path), ...args], ownEnv())

/** A step is done when its function resolves with 0. `counts` reads the tests that it ran from what their reporter wrote. */
const steps = [
  { name: 'format', run: tool('@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error', '.') },
  { name: 'lint', run: tool('oxlint/bin/oxlint', '--deny-warnings', '--quiet') },
  { name: 'types', run: tool('typescript/bin/tsc', '--noEmit') },
  {
    name: 'unit',
    run: tool('vitest/vitest.mjs', 'run', '--config', 'app.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`),
    counts: () => counted(unitResults, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]),
  },
  { name: 'unused', run: tool('knip/bin/knip.js') },
  { name: 'build', run: async () => ((await buildIfStale()) ? 0 : 1) },
  {
    name: 'browser',
    run: tool('@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'),
    counts: () => counted(browserResults, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]),
  },
  {
    name: 'visual',
    run: tool('@playwright/test/cli.js', 'test', '--config', 'tests/e2e/visual.config.ts'),
    counts: () => counted(visualResults, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]),
  },
  {
    name: 'inspector',
    run: async () => {
      const browser = tool('@playwright/test/cli.js', 'test', '--config', 'tests/e2e/inspector.config.ts')
      return (await buildIfStale({ kind: 'inspecting' })) ? browser() : 1
    },
    counts: () => counted(inspectorResults, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]),
  },
]

function counted(file, read) {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [0, 0]
}

mkdirSync(results, { recursive: true })
for (const file of [unitResults, browserResults, visualResults, inspectorResults]) rmSync(file, { force: true })

let passed = 0
let failed = 0
const summary = []
const chosen = process.argv.slice(2)
for (const step of steps) {
  if (chosen.length > 0 && !chosen.includes(step.name)) continue
  const began = Date.now()
  console.log(`\n── ${step.name}`)
  const done = (await step.run()) === 0
  const [more, less] = step.counts?.() ?? [0, 0]
  passed += more + (done ? 1 : 0)
  failed += less + (done ? 0 : 1)
  summary.push(`${done ? 'passed' : 'FAILED'}  ${step.name.padEnd(9)} ${seconds(began)}`)
}

console.log(`\n${summary.join('\n')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
