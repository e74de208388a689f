import { defineConfig } from '@playwright/test'
import { failureOptions, launchOptions, runOptions } from '../../../tests/e2e/run-options.ts'
import { timeLimit } from '../../../tests/time-limit.ts'

const EXHAUSTIVE = /@exhaustive/

/**
 * Stories of editors in the admin; `npm run test:full -- cms-browser` runs them. They share a site and a system, in
 * which each test has documents and users of its own.
 */
export default defineConfig({
  testDir: '.',
  ...runOptions('cms'),
  globalSetup: './main-servers.ts',
  ...(process.env.TEST_SCOPE === 'exhaustive' ? { grep: EXHAUSTIVE } : { grepInvert: EXHAUSTIVE }),
  fullyParallel: true,
  // A server and a browser of one test leave half of two cores idle.
  workers: 2,
  timeout: timeLimit(120_000),
  // A form on a busy machine may need as long as an action.
  expect: { timeout: timeLimit(15_000) },
  use: {
    ...failureOptions,
    actionTimeout: timeLimit(15_000),
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    launchOptions,
  },
})
