import { defineConfig } from '@playwright/test'
import { failureOptions, launchOptions, runOptions } from '../../../tests/e2e/run-options.ts'
import { timeLimit } from '../../../tests/time-limit.ts'

/**
 * Stories of editors in the admin; `npm run test:full -- cms-browser` runs them. Each spec starts what it
 * needs.
 */
export default defineConfig({
  testDir: '.',
  ...runOptions('cms'),
  globalSetup: '../temporary-folder.ts',
  // A server and a browser of one spec leave half of two cores idle.
  workers: 2,
  timeout: timeLimit(120_000),
  // As long as an action: a form on a busy machine may need it.
  expect: { timeout: timeLimit(15_000) },
  use: {
    ...failureOptions,
    actionTimeout: timeLimit(15_000),
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    launchOptions,
  },
})
