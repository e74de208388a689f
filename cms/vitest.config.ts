import path from 'node:path'
import { defineConfig } from 'vitest/config'

const tests = ['cms/tests/**/*.test.ts', 'cms/src/**/*.test.ts']
const isolated = 'cms/tests/**/*.isolated.test.ts'

/** Tests of the workspace; `npm run test:full -- cms-unit` runs them with the site's vitest. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    environment: 'node',
    projects: [
      // The files of a process share their modules, of which Payload's alone take four seconds to load.
      { extends: true, test: { name: 'cms', include: tests, exclude: [isolated], isolate: false } },
      { extends: true, test: { name: 'cms-isolated', include: [isolated] } },
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
    // As in production: the database is built by migrations.
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
