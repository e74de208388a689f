// The parts of the tests: what each runs, and where it leaves its results.
import { join } from 'node:path'
import { ownEnv, ownNode, root, run, workspace } from './install.mjs'
import { playwrightCounts, RESULTS, vitestCounts } from './results.mjs'

/**
 * @typedef {'quick' | 'rest' | 'full'} Scope `npm test`, what it leaves out, and both
 * @typedef {{ scope: Scope, words: readonly string[], watch: boolean, label: string, workers?: number }} Choice `words` are handed to the tool of the
 *   part: files, or parts of their names; `label` stands before each line of its output, `workers` are Playwright's
 * @typedef {'alone' | 'plain' | 'browser'} Lane parts of one lane run one after another: first those that use both cores by themselves and have short time
 *   limits, then the two other lanes side by side
 * @typedef {{ name: string, scopes: readonly Scope[], lane: Lane, builds: readonly string[], needsBrowser?: boolean, run(choice: Choice): Promise<number>, report?: object }} Part
 *   `builds` are those that it needs
 */

const EVERYWHERE = ['quick', 'full']
const LATER = ['rest', 'full']
const ALWAYS = ['quick', 'rest', 'full']

const tool = (path, args, { label, env = {}, cwd = root }) =>
  run(ownNode, [join(cwd, 'node_modules', path), ...args], { ...ownEnv(), ...env }, cwd, label)

const check = (name, path, ...args) => ({
  name,
  scopes: EVERYWHERE,
  lane: 'alone',
  builds: [],
  run: ({ label }) => tool(path, args, { label }),
})

const ON_POSTGRESQL = String.raw`\bpostgres\b`
/** Contracts hold on SQLite in `npm test`, on PostgreSQL in what it leaves out. */
const testNames = {
  quick: ['--testNamePattern', `^(?!.*${ON_POSTGRESQL})`],
  rest: ['--testNamePattern', ON_POSTGRESQL],
  full: [],
}

/** A project of vitest. */
function inVitest(
  name,
  {
    scopes = EVERYWHERE,
    lane = 'alone',
    config = 'app.config.ts',
    project = ['--project', name],
    builds = [],
  } = {},
) {
  const report = { file: `${name}.json`, counts: vitestCounts }
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(RESULTS, report.file)}`,
  ]
  return {
    name,
    scopes,
    lane,
    builds,
    report,
    run({ scope, words, watch, label }) {
      const chosen = name === 'contracts' ? testNames[scope] : []
      const changed = process.env.TEST_CHANGED_SINCE
        ? ['--changed', process.env.TEST_CHANGED_SINCE, '--passWithNoTests']
        : []
      const args = [
        watch ? 'watch' : 'run',
        '--config',
        config,
        ...project,
        ...(watch ? [] : reporters),
        ...chosen,
        ...changed,
        ...words,
      ]
      return tool('vitest/vitest.mjs', args, {
        label,
        env: { TEST_SCOPE: scope, NEXT_TELEMETRY_DISABLED: '1' },
      })
    },
  }
}

/** A configuration of Playwright, or one project of it. */
function inPlaywright(
  name,
  config,
  {
    scopes = EVERYWHERE,
    lane = 'browser',
    needsBrowser = true,
    project,
    builds = ['product'],
    env = {},
    asArguments = (words) => words,
  } = {},
) {
  return {
    name,
    scopes,
    lane,
    needsBrowser,
    builds,
    report: { file: `${name}.json`, counts: playwrightCounts },
    run({ scope, words, label, workers }) {
      const chosen = [
        ...(project ? [`--project=${project}`] : []),
        ...(workers ? [`--workers=${workers}`] : []),
      ]
      const args = ['test', '--config', config, ...chosen, ...asArguments(words)]
      const reports = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, `${name}.json`) }
      return tool('@playwright/test/cli.js', args, { label, env: { ...env, ...reports, TEST_SCOPE: scope } })
    },
  }
}

const inProject = (name, options) =>
  inPlaywright(name, 'tests/e2e/playwright.config.ts', { scopes: ALWAYS, project: name, ...options })

/** A command of ours. */
const ours = (name, run, { builds = [], lane = 'plain' } = {}) => ({ name, scopes: LATER, lane, builds, run })
const script = (path, ...args) => [ownNode, [path, ...args], ownEnv()]

/** @type {readonly Part[]} in the order in which those of a lane run: what takes longest goes first, so that the lanes end together */
export const parts = [
  check('format', '@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error', '.'),
  check('lint', 'oxlint/bin/oxlint', '--deny-warnings', '--quiet'),
  check('types', 'typescript/bin/tsc', '--noEmit'),
  check('unused', 'knip/bin/knip.js'),
  // Both: those that share their modules, and those that replace some.
  inVitest('unit', { project: ['--project', 'unit', '--project', 'unit-isolated'] }),
  inVitest('machines'),
  inVitest('contracts', { scopes: ALWAYS, lane: 'plain' }),
  // What its tests publish and switch must not be seen by those in the browser beside them.
  inProject('http', {
    lane: 'plain',
    needsBrowser: false,
    env: { E2E_PORT: '3901', E2E_DATA_DIR: '.cache/e2e-http' },
  }),
  inProject('browser', { project: 'browser*' }),
  inPlaywright('visual', 'tests/e2e/visual.config.ts', { scopes: ALWAYS }),
  inPlaywright('inspector', 'tests/e2e/inspector.config.ts', { scopes: LATER, builds: ['inspecting'] }),
  ours('cms-migrations', ({ label }) =>
    run(...script('scripts/make-migrations.mjs', '--check'), workspace, label),
  ),
  // Without the names that the last build noted: they are those of another state of the files.
  ours('cms-types', ({ label }) =>
    tool('typescript/bin/tsc', ['--noEmit', '-p', 'cms', '--incremental', 'false'], { label }),
  ),
  ours('cms-build', async () => 0, { builds: ['product', 'cms'] }),
  inVitest('cms-unit', {
    scopes: LATER,
    lane: 'plain',
    config: 'cms/vitest.config.ts',
    project: [],
    builds: ['product', 'cms'],
  }),
  inPlaywright('cms-browser', 'cms/tests/e2e/playwright.config.ts', {
    scopes: LATER,
    lane: 'plain',
    builds: ['product', 'cms'],
  }),
  ours('unleash', ({ words, label }) => run(...script('scripts/test-unleash.mjs', ...words), root, label)),
]

/** Every page of the eight sitemaps in a browser; words choose sites. Runs by its name only: it takes hours. */
export const crawl = inPlaywright('crawl', 'tests/e2e/playwright.config.ts', {
  scopes: [],
  project: 'full',
  env: { CRAWL_FULL: '1' },
  asArguments: (sites) =>
    sites.length > 0 ? ['--grep', sites.map((site) => `^.*${site}: pages`).join('|')] : [],
})
