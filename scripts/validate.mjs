// `npm run validate`: every check, one after another. Names after it choose some: `npm run validate -- types unit`.
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { ownEnv, ownNode, run } from './install.mjs'
import { browserResults, runSteps, unitResults } from './steps.mjs'

const unit = unitResults('unit.json')

const tool =
  (path, ...args) =>
  () =>
    run(ownNode, [join('node_modules', path), ...args], ownEnv())

const inBrowser = (config) => tool('@playwright/test/cli.js', 'test', '--config', `tests/e2e/${config}`)

const steps = [
  { name: 'format', run: tool('@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error', '.') },
  { name: 'lint', run: tool('oxlint/bin/oxlint', '--deny-warnings', '--quiet') },
  { name: 'types', run: tool('typescript/bin/tsc', '--noEmit') },
  {
    name: 'unit',
    run: tool('vitest/vitest.mjs', 'run', '--config', 'app.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${unit.file}`),
    results: unit,
  },
  { name: 'unused', run: tool('knip/bin/knip.js') },
  { name: 'build', run: async () => ((await buildIfStale()) ? 0 : 1) },
  { name: 'browser', run: inBrowser('playwright.config.ts'), results: browserResults('browser.json') },
  { name: 'visual', run: inBrowser('visual.config.ts'), results: browserResults('visual.json') },
  {
    name: 'inspector',
    run: async () => ((await buildIfStale({ kind: 'inspecting' })) ? inBrowser('inspector.config.ts')() : 1),
    results: browserResults('inspector.json'),
  },
]

await runSteps(steps)
