import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { changeBase, changedFiles } from '../scripts/changed.mjs'
import { isExhaustive } from '../tests/scope.ts'

const root = path.resolve(import.meta.dirname, '..')
const all = ['cms/tests/**/*.test.ts', 'cms/src/**/*.test.ts']
const isolated = 'cms/tests/**/*.isolated.test.ts'
/** Tests of what Payload does by itself, which only an upgrade can change. */
const gaps = 'cms/tests/payload-gaps.test.ts'

const isUpgraded = () => changedFiles(changeBase()).includes('package-lock.json')
const isNamed = process.argv.some((word) => word.includes('payload-gaps'))
const left = isExhaustive || isNamed || isUpgraded() ? [] : [gaps]

/** The exhaustive run has the files with something that the other runs leave out. */
const include = isExhaustive
  ? [
      gaps,
      ...globSync(all, { cwd: root }).filter((file) =>
        /(engines|scope)\.ts'/.test(readFileSync(path.join(root, file), 'utf8')),
      ),
    ]
  : all

/** Tests of the workspace; `npm run test:full -- cms-unit` runs them with the site's vitest. */
export default defineConfig({
  root,
  test: {
    environment: 'node',
    projects: [
      // The files of a process share their modules, of which Payload's alone take four seconds to load.
      { extends: true, test: { name: 'cms', include, exclude: [isolated, ...left], isolate: false } },
      { extends: true, test: { name: 'cms-isolated', include: isExhaustive ? [] : [isolated] } },
    ],
    // Processes: the code takes its folder from the working directory, which threads share.
    pool: 'forks',
    // The default leaves a core free; on two cores that would halve the workers, which mostly wait for
    // other processes.
    maxWorkers: '100%',
    globalSetup: ['tests/temporary-folder.ts', '../tests/contracts/postgres-server.ts'].map((file) =>
      path.join(import.meta.dirname, file),
    ),
    setupFiles: [path.join(import.meta.dirname, 'tests/set-up.ts')],
    // The database is built by migrations, as in production.
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    // The limits test nothing: a busy machine may take long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 500_000 } },
  },
})
