import { existsSync } from 'node:fs'
import { chromium, defineConfig } from '@playwright/test'
import { systemBrowser } from '../../scripts/system-browser.mjs'
import { bannerHidden, decided } from './consent-state.ts'
import { firstAdmin } from './flag-admin.ts'
import { inScope } from './test-scope.ts'

const port = Number(process.env.E2E_PORT ?? 3900)

/** Playwright's own browser where it is installed, else the system's. */
const executablePath = existsSync(chromium.executablePath()) ? undefined : systemBrowser()

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  // A loaded machine may be late; what fails each time is a fault, and what needed another try is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  metadata: { port },
  use: {
    actionTimeout: 15_000,
    // Everything has been refused, so that no banner lies over what a test is about, nor is the app suggested; tests of the first visit start `undecided`.
    storageState: bannerHidden(decided()),
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
  projects: [
    { name: 'http', testMatch: 'http/*.spec.ts', outputDir: '../../test-results/http', timeout: 300_000, ...inScope.http },
    { name: 'browser', testMatch: 'browser/*.spec.ts', outputDir: '../../test-results/browser', ...inScope.browser },
    // `npm run test:full -- crawl`: too long for every run.
    ...(process.env.CRAWL_FULL ? [{ name: 'full', testMatch: 'full/*.spec.ts', outputDir: '../../test-results/full', timeout: 0 }] : []),
  ],
  webServer: {
    command: 'node tests/e2e/serve.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e',
      LOG_LEVEL: 'warn',
      FLAGS_ADMIN_PASSWORD: firstAdmin.password,
    },
    timeout: 120_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
