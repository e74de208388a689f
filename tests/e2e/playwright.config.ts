import { defineConfig } from '@playwright/test'
import { decided } from './consent-state.ts'
import { failureOptions, launchOptions, runOptions, webServer } from './run-options.ts'
import { staffAdmin } from './staff-admin.ts'
import { inScope, withPictures } from './test-scope.ts'

const port = Number(process.env.E2E_PORT ?? 3900)

/**
 * Scaling and decoding pictures takes a fifth of a page's CPU time. The flag replaces Playwright's own, which
 * gives the headless browser a mouse.
 */
const blinkSettings = [
  'imagesEnabled=false',
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
]
const noPictures = {
  ...launchOptions,
  args: [...launchOptions.args, `--blink-settings=${blinkSettings.join(',')}`],
}

export default defineConfig({
  testDir: '.',
  ...runOptions('browser'),
  ...inScope,
  fullyParallel: true,
  workers: 2,
  // Limits against hanging: a page may wait for a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  metadata: { port },
  use: {
    ...failureOptions,
    actionTimeout: 30_000,
    // Consent refused, so that its banner covers no page; tests of the first visit start `undecided`.
    storageState: decided(),
    launchOptions,
    // Routes of tests do not see the requests that a service worker makes; specs about it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'http',
      testMatch: 'http/*.spec.ts',
      outputDir: '../../test-results/http',
      timeout: 300_000,
    },
    {
      name: 'browser-no-pictures',
      testMatch: 'browser/*.spec.ts',
      testIgnore: withPictures,
      use: { launchOptions: noPictures },
    },
    { name: 'browser', testMatch: withPictures },
  ],
  webServer: webServer('node tests/e2e/serve.ts', port, {
    DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e',
    STAFF_ADMIN_PASSWORD: staffAdmin.password,
  }),
})
