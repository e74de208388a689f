// `npm run test:cms`: every check of the content management system, one after another. Names after it choose some: `npm run test:cms -- types unit`.
import { join } from 'node:path'
import { ensureInstalled, ownEnv, ownNode, root, run, workspace } from './install.mjs'
import { browserResults, runSteps, unitResults } from './steps.mjs'

const unit = unitResults('cms-unit.json')

const tool =
  (path, args, cwd = root) =>
  () =>
    run(ownNode, [join(cwd, path), ...args], { ...ownEnv(), NEXT_TELEMETRY_DISABLED: '1' }, cwd)

const vitest = ['run', '--config', 'cms/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${unit.file}`]

if (!(await ensureInstalled()) || !(await ensureInstalled(workspace))) process.exit(1)
const { buildIfStale } = await import('./build.mjs')
const { ensureBrowser } = await import('./browser.mjs')

const steps = [
  { name: 'migrations', run: tool('scripts/make-migrations.mjs', ['--check'], workspace) },
  // Without the names that the last build noted: they are those of another state of the files.
  { name: 'types', run: tool('node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'cms', '--incremental', 'false']) },
  { name: 'build', run: async () => ((await buildIfStale()) && (await buildIfStale({ kind: 'cms' })) ? 0 : 1) },
  { name: 'unit', run: tool('node_modules/vitest/vitest.mjs', vitest), results: unit },
  {
    name: 'browser',
    run: () => {
      // Without one its tests fail and say so.
      ensureBrowser()
      return tool('node_modules/@playwright/test/cli.js', ['test', '--config', 'cms/tests/e2e/playwright.config.ts'])()
    },
    results: browserResults('cms-browser.json'),
  },
]

await runSteps(steps, 'cms ')
