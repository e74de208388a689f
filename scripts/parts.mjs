import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, workspace } from './install.mjs'
import { reportEnv } from './results.mjs'

/**
 * `npm test`; what it leaves out of a submission's checks; both; and what only `npm run test:exhaustive` runs.
 *
 * @typedef {'quick' | 'rest' | 'full' | 'exhaustive'} Scope
 */
/** @typedef {import('./build.mjs').BuildKind} BuildKind */
/**
 * @typedef {object} RunOptions
 * @property {Scope} scope
 * @property {readonly string[]} words file names, or parts of them, passed to the tool
 * @property {boolean} watch
 */
/**
 * @typedef {object} Command of Node, which `ownNode` runs
 * @property {readonly string[]} args
 * @property {Record<string, string | undefined>} [env]
 * @property {string} [cwd]
 */
/**
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly Scope[]} scopes
 * @property {readonly BuildKind[]} builds that it needs
 * @property {boolean} needsBrowser
 * @property {boolean} counts whether its tool reports each test
 * @property {(options: RunOptions) => Command | undefined} command undefined where the builds are the check
 */
/** @typedef {Partial<Pick<Part, 'scopes' | 'builds' | 'needsBrowser'>>} PartOptions */

/** @type {readonly Scope[]} */
const QUICK = ['quick', 'full']
/** @type {readonly Scope[]} */
const REST = ['rest', 'full']
/** @type {readonly Scope[]} */
const NIGHTLY = ['exhaustive']
/** @type {readonly Scope[]} */
const EACH = ['quick', 'rest', 'full', 'exhaustive']

/** Exit code of a command that lacks a tool of the machine: the part was not run. */
export const NOT_RUN = 77

/**
 * @param {string} name
 * @param {Part['command']} command
 * @param {PartOptions} [options]
 * @returns {Part}
 */
const check = (name, command, { scopes = QUICK, builds = [], needsBrowser = false } = {}) => ({
  name,
  scopes,
  builds,
  needsBrowser,
  counts: false,
  command,
})

/**
 * @param {string} name
 * @param {readonly string[]} args the first is the path of the tool in node_modules
 * @param {PartOptions} [options]
 */
const tool = (name, [path = '', ...args], options) =>
  check(name, () => ({ args: [join(root, 'node_modules', path), ...args] }), options)

/**
 * Tags that choose tests of vitest: those without one run in `npm test`.
 *
 * @type {Record<Scope, string>}
 */
const tagsOf = {
  quick: '!rest && !exhaustive',
  rest: 'rest && !exhaustive',
  full: '!exhaustive',
  exhaustive: 'exhaustive',
}

/** Marks of files with tests of a later scope; what only repeats more at night has no tag. */
const marksOf = { rest: /'rest'|dialect: true|slow: true/, exhaustive: /'exhaustive'|OnEngines|isExhaustive/ }

/**
 * Files with tests of a later scope, so that the others are not loaded.
 *
 * @param {'rest' | 'exhaustive'} scope
 */
const filesOf = (scope) =>
  globSync('{src,config,content-models,demo,locales,machines,scripts,tests}/**/*.test.{ts,tsx}', {
    cwd: root,
  }).filter((file) => marksOf[scope].test(readFileSync(join(root, file), 'utf8')))

/**
 * @param {string} name of the part, and of its project of vitest
 * @param {PartOptions & { config?: string, projects?: readonly string[], args?: readonly string[], isTagged?: boolean }} [options]
 * @returns {Part}
 */
const inVitest = (
  name,
  { config = 'app.config.ts', projects = [name], args = [], isTagged = true, ...options } = {},
) => ({
  ...check(
    name,
    ({ scope, words, watch }) => {
      const since = process.env.TEST_CHANGED_SINCE
      const isContracts = name === 'contracts'
      const isLater = isTagged && (scope === 'rest' || scope === 'exhaustive')
      const isFiltered = isTagged && (isContracts || scope !== 'exhaustive')
      return {
        args: [
          join(root, 'node_modules/vitest/vitest.mjs'),
          watch ? 'watch' : 'run',
          '--config',
          config,
          ...projects.flatMap((project) => ['--project', project]),
          ...(watch ? [] : ['--reporter=default', '--reporter=./scripts/vitest-reporter.mjs']),
          ...(since ? ['--changed', since, '--passWithNoTests'] : []),
          ...args,
          ...(isFiltered ? ['--tags-filter', tagsOf[scope]] : []),
          ...(words.length === 0 && isLater ? filesOf(scope) : words),
        ],
        env: {
          TEST_SCOPE: scope,
          NEXT_TELEMETRY_DISABLED: '1',
          // React's development build renders more slowly, and these tests render many pages.
          ...(isContracts && { NODE_ENV: 'production' }),
          ...reportEnv(name),
        },
      }
    },
    options,
  ),
  counts: true,
})

/**
 * @param {string} name
 * @param {string} config
 * @param {PartOptions & { projects?: readonly string[], env?: Record<string, string> }} [options]
 * @returns {Part}
 */
const inPlaywright = (name, config, { projects = [], env = {}, ...options } = {}) => ({
  ...check(
    name,
    ({ scope, words }) => ({
      args: [
        join(root, 'node_modules/@playwright/test/cli.js'),
        'test',
        '--config',
        config,
        ...projects.map((project) => `--project=${project}`),
        ...words,
      ],
      env: { ...env, TEST_SCOPE: scope, ...reportEnv(name) },
    }),
    { scopes: EACH, builds: ['product'], needsBrowser: true, ...options },
  ),
  counts: true,
})

/**
 * @param {string} name
 * @param {PartOptions & { projects?: readonly string[], env?: Record<string, string> }} [options]
 */
const inProduct = (name, options) => inPlaywright(name, 'tests/e2e/playwright.config.ts', options)

/**
 * Options of tsc, which checks again only what changed since the part's last run.
 *
 * @param {string} part
 */
const typed = (part) => [
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  join(root, '.cache', `${part}.tsbuildinfo`),
]

/** @type {readonly Part[]} */
export const parts = [
  tool('format', ['@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error', '.']),
  tool('lint', ['oxlint/bin/oxlint', '--deny-warnings', '--quiet']),
  tool('types', ['typescript/bin/tsc', ...typed('types')]),
  // The linter with types takes as long as tsc.
  tool(
    'lint-types',
    ['oxlint/bin/oxlint', '-c', 'oxlint-types.jsonc', '--type-aware', '--deny-warnings', '--quiet'],
    { scopes: REST },
  ),
  // `unit-isolated` has the tests that replace modules.
  inVitest('unit', { projects: ['unit', 'unit-isolated'], scopes: EACH }),
  inVitest('machines', { scopes: ['quick', 'full', 'exhaustive'] }),
  inVitest('contracts', { scopes: EACH }),
  // One run on one product; specs that publish content or switch features start a product of their own.
  inProduct('e2e', { projects: ['http', 'browser*'] }),
  inProduct('http', { scopes: [], projects: ['http'], needsBrowser: false }),
  inProduct('browser', { scopes: [], projects: ['browser*'] }),
  inPlaywright('visual', 'tests/e2e/visual.config.ts', { scopes: ['rest', 'full', 'exhaustive'] }),
  inPlaywright('inspector', 'tests/e2e/inspector.config.ts', { scopes: REST, builds: ['inspecting'] }),
  inPlaywright('gallery', 'gallery/playwright.config.ts', { scopes: REST, builds: ['gallery'] }),
  // The files for Storybook, which is installed for them alone; `types` checks the stories.
  tool('gallery-types', ['typescript/bin/tsc', ...typed('gallery-types'), '-p', 'gallery'], {
    scopes: NIGHTLY,
  }),
  check('cms-migrations', () => ({ args: ['scripts/make-migrations.mjs', '--check'], cwd: workspace }), {
    scopes: REST,
  }),
  tool('cms-types', ['typescript/bin/tsc', ...typed('cms-types'), '-p', 'cms'], { scopes: REST }),
  // All workspaces are checked at once, because the content management system alone may use an export.
  tool('unused', ['knip/bin/knip.js'], { scopes: REST }),
  check('cms-build', () => undefined, { scopes: REST, builds: ['product', 'cms'] }),
  inVitest('cms-unit', {
    isTagged: false,
    scopes: ['rest', 'full', 'exhaustive'],
    config: 'cms/vitest.config.ts',
    projects: [],
  }),
  inPlaywright('cms-browser', 'cms/tests/e2e/playwright.config.ts', {
    scopes: REST,
    builds: ['product', 'cms'],
  }),
  // Processes behind Caddy, and behind Caddy and Varnish. One file after the other, because each starts several servers.
  inVitest('deploy', {
    isTagged: false,
    scopes: NIGHTLY,
    args: ['--no-file-parallelism'],
    builds: ['product'],
  }),
  check('unleash', ({ words }) => ({ args: ['scripts/test-unleash.mjs', ...words] }), { scopes: NIGHTLY }),
  check('attacks', ({ words }) => ({ args: ['tests/attacks/cli.ts', ...words] }), {
    scopes: NIGHTLY,
    builds: ['product', 'cms'],
  }),
  check('faults', ({ words }) => ({ args: ['tests/faults/run.ts', ...words] }), {
    scopes: NIGHTLY,
    builds: ['product'],
  }),
  // The examples of CONTRIBUTING.md, in a copy of the tree; words select examples.
  check('guide', ({ words }) => ({ args: ['tests/guide/run.ts', ...words] }), { scopes: NIGHTLY }),
]
