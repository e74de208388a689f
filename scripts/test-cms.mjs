// `npm run test:cms`: every check of the content management system, one after another, each to its end even after one failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ownEnv, ownNode, root, run, seconds, workspace } from './install.mjs'

const results = join(root, 'test-results')
const unitResults = join(results, 'cms-unit.json')
const browserResults = join(results, 'cms-browser.json')

const tool =
  (path, args, cwd = root) =>
  () =>
    run(ownNode, [join(cwd, path), ...args], { ...ownEnv(), NEXT_TELEMETRY_DISABLED: '1' }, cwd)

const vitest = ['run', '--config', 'cms/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`]

const counted = (file, read) => (existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [0, 0])

if (!(await ensureInstalled()) || !(await ensureInstalled(workspace))) process.exit(1)
const { buildIfStale } = await import('./build.mjs')
const { ensureBrowser } = await import('./browser.mjs')

/** A step is done when its function resolves with 0. `counts` reads the tests that it ran from what their reporter wrote. */
const steps = [
  { name: 'migrations', run: tool('scripts/make-migrations.mjs', ['--check'], workspace) },
  // Without the names that the last build noted: they are those of another state of the files.
  { name: 'types', run: tool('node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'cms', '--incremental', 'false']) },
  { name: 'build', run: async () => ((await buildIfStale()) && (await buildIfStale({ kind: 'cms' })) ? 0 : 1) },
  {
    name: 'unit',
    run: tool('node_modules/vitest/vitest.mjs', vitest),
    counts: () => counted(unitResults, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]),
  },
  {
    name: 'browser',
    run: () => {
      // Without one its tests fail and say so.
      ensureBrowser()
      return tool('node_modules/@playwright/test/cli.js', ['test', '--config', 'cms/tests/e2e/playwright.config.ts'])()
    },
    counts: () => counted(browserResults, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]),
  },
]

mkdirSync(results, { recursive: true })
for (const file of [unitResults, browserResults]) rmSync(file, { force: true })

let passed = 0
let failed = 0
const summary = []
const chosen = process.argv.slice(2)
for (const step of steps) {
  if (chosen.length > 0 && !chosen.includes(step.name)) continue
  const began = Date.now()
  console.log(`\n── cms: ${step.name}`)
  const done = (await step.run()) === 0
  const [more, less] = step.counts?.() ?? [0, 0]
  passed += more + (done ? 1 : 0)
  failed += less + (done ? 0 : 1)
  summary.push(`${done ? 'passed' : 'FAILED'}  cms ${step.name.padEnd(10)} ${seconds(began)}`)
}

console.log(`\n${summary.join('\n')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
