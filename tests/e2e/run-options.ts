import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type PlaywrightTestConfig } from '@playwright/test'
import { systemBrowser } from '../../scripts/system-browser.mjs'

/** Arguments of every browser. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Playwright's own browser if it is installed, else the system's. */
const executablePath = existsSync(chromium.executablePath()) ? undefined : systemBrowser()
export const launchOptions = { ...(executablePath ? { executablePath } : {}), args: browserArgs }

/** A product that starts with an empty folder and ends with the run. */
export const webServer = (command: string, port: number, env: Readonly<Record<string, string>>) =>
  ({
    command,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      EMPTY_DATA_DIR: '1',
      LOG_LEVEL: 'warn',
      // Renders share two cores with browsers here; a test that meets a 503 has found a fault.
      PAGE_WAIT_MS: '60000',
      ...env,
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  }) satisfies PlaywrightTestConfig['webServer']

/**
 * Options for `use` that keep of a failed test a picture of the page, and of its second attempt a trace, which
 * `npx playwright show-trace` opens. Recording a trace slows a test, so first attempts have none; `--trace on` makes one.
 */
export const failureOptions = {
  screenshot: 'only-on-failure',
  trace: 'on-first-retry',
} satisfies PlaywrightTestConfig['use']

const results = resolve(import.meta.dirname, '../../test-results')

/** Options of every run; `folder` holds its output. */
export const runOptions = (folder: string) =>
  ({
    outputDir: join(results, folder),
    forbidOnly: Boolean(process.env.CI),
    // `scripts/checks.mjs` counts the tests that need the second attempt, names them, and fails a run with many.
    retries: process.env.CI ? 1 : 0,
    reporter: [['list'], [resolve(import.meta.dirname, '../../scripts/playwright-reporter.mjs')]],
  }) satisfies PlaywrightTestConfig
