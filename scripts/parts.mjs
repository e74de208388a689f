// The parts of the tests: what each runs, and where it leaves its results.
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { ownEnv, ownNode, root, run, workspace } from './install.mjs'
import { playwrightCounts, RESULTS, vitestCounts } from './results.mjs'

/**
 * @typedef {'quick' | 'rest' | 'full'} Scope `npm test`, what it leaves out, and both
 * @typedef {{ scope: Scope, words: readonly string[], watch: boolean }} Choice `words` are handed to the tool of the part: files, or parts of their names
 * @typedef {{ name: string, scopes: readonly Scope[], run(choice: Choice): Promise<number>, report?: object }} Part
 */

const EVERYWHERE = ['quick', 'full']
const LATER = ['rest', 'full']
const ALWAYS = ['quick', 'rest', 'full']

const tool = (path, args, { env = {}, cwd = root } = {}) => run(ownNode, [join(cwd, 'node_modules', path), ...args], { ...ownEnv(), ...env }, cwd)

const check = (name, path, ...args) => ({ name, scopes: EVERYWHERE, run: () => tool(path, args) })

const ON_POSTGRESQL = String.raw`\bpostgres\b`
/** Contracts hold on SQLite in `npm test`, on PostgreSQL in what it leaves out. */
const testNames = { quick: ['--testNamePattern', `^(?!.*${ON_POSTGRESQL})`], rest: ['--testNamePattern', ON_POSTGRESQL], full: [] }

/** A project of vitest. */
function inVitest(name, scopes = EVERYWHERE, config = 'app.config.ts', project = ['--project', name]) {
  const report = { file: `${name}.json`, counts: vitestCounts }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(RESULTS, report.file)}`]
  return {
    name,
    scopes,
    report,
    run({ scope, words, watch }) {
      const chosen = name === 'contracts' ? testNames[scope] : []
      const changed = process.env.TEST_CHANGED_SINCE ? ['--changed', process.env.TEST_CHANGED_SINCE, '--passWithNoTests'] : []
      const args = [watch ? 'watch' : 'run', '--config', config, ...project, ...(watch ? [] : reporters), ...chosen, ...changed, ...words]
      return tool('vitest/vitest.mjs', args, { env: { TEST_SCOPE: scope, NEXT_TELEMETRY_DISABLED: '1' } })
    },
  }
}

/** A configuration of Playwright, or one project of it. */
function inPlaywright(name, config, { scopes = EVERYWHERE, project, build = ['product'], env = {}, asArguments = (words) => words } = {}) {
  return {
    name,
    scopes,
    report: { file: `${name}.json`, counts: playwrightCounts },
    async run({ scope, words }) {
      for (const kind of build) if (!(await buildIfStale({ kind }))) return 1
      const { ensureBrowser } = await import('./browser.mjs')
      // Without a browser its tests fail and say so.
      if (project !== 'http') ensureBrowser()
      const args = ['test', '--config', config, ...(project ? [`--project=${project}`] : []), ...asArguments(words)]
      const reports = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, `${name}.json`) }
      return tool('@playwright/test/cli.js', args, { env: { ...env, ...reports, TEST_SCOPE: scope } })
    },
  }
}

/** @type {readonly Part[]} in the order in which they run */
export const parts = [
  check('format', '@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error', '.'),
  check('lint', 'oxlint/bin/oxlint', '--deny-warnings', '--quiet'),
  check('types', 'typescript/bin/tsc', '--noEmit'),
  check('unused', 'knip/bin/knip.js'),
  inVitest('unit'),
  inVitest('machines'),
  inVitest('contracts', ALWAYS),
  inPlaywright('http', 'tests/e2e/playwright.config.ts', { scopes: ALWAYS, project: 'http' }),
  inPlaywright('browser', 'tests/e2e/playwright.config.ts', { scopes: ALWAYS, project: 'browser' }),
  inPlaywright('visual', 'tests/e2e/visual.config.ts'),
  inPlaywright('inspector', 'tests/e2e/inspector.config.ts', { scopes: LATER, build: ['inspecting'] }),
  { name: 'cms-migrations', scopes: LATER, run: () => run(ownNode, ['scripts/make-migrations.mjs', '--check'], ownEnv(), workspace) },
  // Without the names that the last build noted: they are those of another state of the files.
  { name: 'cms-types', scopes: LATER, run: () => tool('typescript/bin/tsc', ['--noEmit', '-p', 'cms', '--incremental', 'false']) },
  { name: 'cms-build', scopes: LATER, run: async () => ((await buildIfStale()) && (await buildIfStale({ kind: 'cms' })) ? 0 : 1) },
  inVitest('cms-unit', LATER, 'cms/vitest.config.ts', []),
  inPlaywright('cms-browser', 'cms/tests/e2e/playwright.config.ts', { scopes: LATER, build: ['product', 'cms'] }),
  { name: 'unleash', scopes: LATER, run: ({ words }) => run(ownNode, ['scripts/test-unleash.mjs', ...words], ownEnv()) },
]

/** Every page of the eight sitemaps in a browser; words choose sites. Runs by its name only: it takes hours. */
export const crawl = inPlaywright('crawl', 'tests/e2e/playwright.config.ts', {
  scopes: [],
  project: 'full',
  env: { CRAWL_FULL: '1' },
  asArguments: (sites) => (sites.length > 0 ? ['--grep', sites.map((site) => `^.*${site}: pages`).join('|')] : []),
})
