import { defineConfig } from '@playwright/test'
import common from '../e2e/playwright.config.ts'

/** `npm run test:unleash`: the tests of the embedded service, run against a real Unleash server. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/unleash',
  workers: 1,
  timeout: 60_000,
  globalTimeout: 600_000,
  reporter: 'list',
  use: { ...common.use },
})
