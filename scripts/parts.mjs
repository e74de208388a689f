import { join } from 'node:path'
import { ownEnv, ownNode, root, run, workspace } from './install.mjs'
import { playwrightCounts, RESULTS, vitestCounts } from './results.mjs'

/** @typedef {'quick' | 'rest' | 'full'} Scope `npm test`, the tests that it leaves out, or both */
/** @typedef {import('./build.mjs').BuildKind} BuildKind */
/** @typedef {{ env?: Record<string, string>, cwd?: string }} ToolOptions */
/**
 * @typedef {object} RunOptions
 * @property {Scope} scope
 * @property {readonly string[]} words file names, or parts of them, passed to the tool
 * @property {boolean} watch
 */
/**
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly Scope[]} scopes
 * @property {readonly BuildKind[]} builds that it needs
 * @property {boolean} [needsBrowser]
 * @property {(options: RunOptions) => Promise<number>} run
 * @property {import('./results.mjs').Report} [report]
 */

/** @type {readonly Scope[]} */
const EVERYWHERE = ['quick', 'full']
/** @type {readonly Scope[]} */
const LATER = ['rest', 'full']
/** @type {readonly Scope[]} */
const ALWAYS = ['quick', 'rest', 'full']

/**
 * @param {string} path of the command in node_modules
 * @param {readonly string[]} args
 * @param {ToolOptions} [options]
 */
const tool = (path, args, { env = {}, cwd = root } = {}) =>
  run(ownNode, [join(cwd, 'node_modules', path), ...args], { ...ownEnv(), ...env }, cwd)

/**
 * @param {string} name
 * @param {string} path
 * @param {string[]} args
 * @returns {Part}
 */
const check = (name, path, ...args) => ({
  name,
  scopes: EVERYWHERE,
  builds: [],
  run: () => tool(path, args),
})

const ON_POSTGRESQL = String.raw`\bpostgres\b`
/**
 * The contract tests run on SQLite in the scope `quick`, on PostgreSQL in `rest`.
 *
 * @type {Record<Scope, readonly string[]>}
 */
const testNames = {
  quick: ['--testNamePattern', `^(?!.*${ON_POSTGRESQL})`],
  rest: ['--testNamePattern', ON_POSTGRESQL],
  full: [],
}

/**
 * @param {string} name of a project of vitest
 * @param {Partial<Pick<Part, 'scopes' | 'builds'>> & { config?: string, project?: readonly string[] }} [options]
 * @returns {Part}
 */
function inVitest(
  name,
  { scopes = EVERYWHERE, config = 'app.config.ts', project = ['--project', name], builds = [] } = {},
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
    builds,
    report,
    run({ scope, words, watch }) {
      const filters = name === 'contracts' ? testNames[scope] : []
      const changed = process.env.TEST_CHANGED_SINCE
        ? ['--changed', process.env.TEST_CHANGED_SINCE, '--passWithNoTests']
        : []
      const args = [
        watch ? 'watch' : 'run',
        '--config',
        config,
        ...project,
        ...(watch ? [] : reporters),
        ...filters,
        ...changed,
        ...words,
      ]
      return tool('vitest/vitest.mjs', args, {
        env: { TEST_SCOPE: scope, NEXT_TELEMETRY_DISABLED: '1' },
      })
    },
  }
}

/**
 * @typedef {Partial<Pick<Part, 'scopes' | 'builds' | 'needsBrowser'>> & {
 *   project?: string, env?: Record<string, string>, asArguments?: (words: readonly string[]) => readonly string[]
 * }} PlaywrightOptions
 */

/**
 * @param {string} name
 * @param {string} config
 * @param {PlaywrightOptions} [options]
 * @returns {Part}
 */
function inPlaywright(
  name,
  config,
  {
    scopes = EVERYWHERE,
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
    needsBrowser,
    builds,
    report: { file: `${name}.json`, counts: playwrightCounts },
    run({ scope, words }) {
      const selection = project ? [`--project=${project}`] : []
      const args = ['test', '--config', config, ...selection, ...asArguments(words)]
      const reports = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, `${name}.json`) }
      return tool('@playwright/test/cli.js', args, { env: { ...env, ...reports, TEST_SCOPE: scope } })
    },
  }
}

/**
 * @param {string} name
 * @param {PlaywrightOptions} [options]
 */
const inProject = (name, options) =>
  inPlaywright(name, 'tests/e2e/playwright.config.ts', { scopes: ALWAYS, project: name, ...options })

/**
 * @param {string} name
 * @param {Part['run']} run
 * @param {Partial<Pick<Part, 'builds'>>} [options]
 * @returns {Part}
 */
const ours = (name, run, { builds = [] } = {}) => ({
  name,
  scopes: LATER,
  builds,
  run,
})
/**
 * @param {string} path
 * @param {string[]} args
 * @returns {[string, string[], Record<string, string>]}
 */
const script = (path, ...args) => [ownNode, [path, ...args], ownEnv()]

/** @type {readonly Part[]} */
export const parts = [
  check('format', '@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error', '.'),
  check('lint', 'oxlint/bin/oxlint', '--deny-warnings', '--quiet'),
  // A part of its own: with types the linter takes as long as tsc.
  check(
    'lint-types',
    'oxlint/bin/oxlint',
    '-c',
    'oxlint-types.jsonc',
    '--type-aware',
    '--deny-warnings',
    '--quiet',
  ),
  check('types', 'typescript/bin/tsc', '--noEmit'),
  check('unused', 'knip/bin/knip.js', '--workspace', '.'),
  // `unit-isolated` has the tests that replace modules.
  inVitest('unit', { project: ['--project', 'unit', '--project', 'unit-isolated'] }),
  inVitest('machines'),
  inVitest('contracts', { scopes: ALWAYS }),
  // A server and data of its own: its tests publish content and switch flags, which browser tests must not see.
  inProject('http', {
    needsBrowser: false,
    env: { E2E_PORT: '3901', E2E_DATA_DIR: '.cache/e2e-http' },
  }),
  inProject('browser', { project: 'browser*' }),
  inPlaywright('visual', 'tests/e2e/visual.config.ts', { scopes: ALWAYS }),
  inPlaywright('inspector', 'tests/e2e/inspector.config.ts', { scopes: LATER, builds: ['inspecting'] }),
  inPlaywright('gallery', 'gallery/playwright.config.ts', { scopes: LATER, builds: ['gallery'] }),
  ours('gallery-types', () => tool('typescript/bin/tsc', ['--noEmit', '-p', 'gallery'])),
  ours('cms-migrations', () => run(...script('scripts/make-migrations.mjs', '--check'), workspace)),
  // Not incremental: the last build's record belongs to another state of the files.
  ours('cms-types', () => tool('typescript/bin/tsc', ['--noEmit', '-p', 'cms', '--incremental', 'false'])),
  // All workspaces, because exports may be used by the content management system only.
  ours('cms-unused', () => tool('knip/bin/knip.js', [])),
  ours('cms-build', async () => 0, { builds: ['product', 'cms'] }),
  inVitest('cms-unit', {
    scopes: LATER,
    config: 'cms/vitest.config.ts',
    project: [],
    builds: ['product', 'cms'],
  }),
  inPlaywright('cms-browser', 'cms/tests/e2e/playwright.config.ts', {
    scopes: LATER,
    builds: ['product', 'cms'],
  }),
  // Processes behind Caddy, and behind Caddy and Varnish; skipped where these are not installed.
  // One file after the other, because each starts several servers.
  inVitest('deploy', {
    scopes: LATER,
    project: ['--project', 'deploy', '--no-file-parallelism'],
    builds: ['product'],
  }),
  ours('unleash', ({ words }) => run(...script('scripts/test-unleash.mjs', ...words), root), {}),
]

/** Opens every page of the sitemaps; words select sites. Runs only when named, because it takes hours. */
export const crawl = inPlaywright('crawl', 'tests/e2e/playwright.config.ts', {
  scopes: [],
  project: 'full',
  env: { CRAWL_FULL: '1' },
  asArguments: (sites) =>
    sites.length > 0 ? ['--grep', sites.map((site) => `^.*${site}: pages`).join('|')] : [],
})
