import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests of the workspace; `npm run test:full -- cms-unit` runs them, with the vitest of the site. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    include: ['cms/tests/**/*.test.ts', 'cms/src/**/*.test.ts'],
    environment: 'node',
    // Processes: the workspace's code takes its folder from the working directory, which threads share. The files of one share their modules, of which
    // Payload's alone take four seconds to load.
    pool: 'forks',
    isolate: false,
    // One core less than there are would be a single one on a small machine, where much of the time goes by in other processes.
    maxWorkers: '100%',
    globalSetup: ['tests/temporary-folder.ts', '../tests/contracts/postgres-server.ts'].map((file) =>
      path.join(import.meta.dirname, file),
    ),
    setupFiles: [path.join(import.meta.dirname, 'tests/set-up.ts')],
    // As in the product: the database is what its migrations make of it.
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
