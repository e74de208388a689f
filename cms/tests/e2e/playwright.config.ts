import { existsSync } from 'node:fs'
import { chromium, defineConfig } from '@playwright/test'
import { systemBrowser } from '../../../scripts/system-browser.mjs'

/** Playwright's own browser where it is installed, else the system's. */
const executablePath = existsSync(chromium.executablePath()) ? undefined : systemBrowser()

/** The stories of editors in their own admin; `npm run test:full -- cms-browser` runs them. Each spec opens what it needs. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/cms',
  globalSetup: '../temporary-folder.ts',
  workers: 1,
  timeout: 120_000,
  // As long as an action: a form on a busy machine may need it.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  reporter: [['list'], ['json', { outputFile: '../../../test-results/cms-browser.json' }]],
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
