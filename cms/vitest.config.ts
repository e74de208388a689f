import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests of the workspace; `npm run test:full -- cms-unit` runs them with the site's vitest. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    include: ['cms/tests/**/*.test.ts', 'cms/src/**/*.test.ts'],
    environment: 'node',
    // Processes: the code takes its folder from the working directory, which threads share. The files of a
    // process share their modules, of which Payload's alone take four seconds to load.
    pool: 'forks',
    isolate: false,
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
