import { defineConfig } from '@playwright/test'
import { failureOptions, launchOptions, runOptions } from '../../../tests/e2e/run-options.ts'

/**
 * Stories of editors in the admin; `npm run test:full -- cms-browser` runs them. Each spec starts what it
 * needs.
 */
export default defineConfig({
  testDir: '.',
  ...runOptions('cms-browser', 'cms'),
  globalSetup: '../temporary-folder.ts',
  workers: 1,
  timeout: 120_000,
  // As long as an action: a form on a busy machine may need it.
  expect: { timeout: 15_000 },
  use: {
    ...failureOptions,
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    launchOptions,
  },
})
