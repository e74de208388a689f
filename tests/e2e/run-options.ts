import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type PlaywrightTestConfig } from '@playwright/test'
import { systemBrowser } from '../../scripts/system-browser.mjs'

/** Playwright's own browser if it is installed, else the system's. */
const executablePath = existsSync(chromium.executablePath()) ? undefined : systemBrowser()
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

/**
 * What stays of a failed test, for `use`: a picture of the page, and of its second attempt a trace, which
 * `npx playwright show-trace` opens. Recording a trace slows a test, so first attempts have none; `--trace on` makes one.
 */
export const failureOptions = {
  screenshot: 'only-on-failure',
  trace: 'on-first-retry',
} satisfies PlaywrightTestConfig['use']

const results = resolve(import.meta.dirname, '../../test-results')

/** Of every run; `report` names its JSON report, `folder` its output. */
export const runOptions = (report: string, folder = report) =>
  ({
    outputDir: join(results, folder),
    forbidOnly: Boolean(process.env.CI),
    // The retry only distinguishes flaky tests from failing ones: both count as failed.
    retries: process.env.CI ? 1 : 0,
    failOnFlakyTests: true,
    reporter: [['list'], ['json', { outputFile: join(results, `${report}.json`) }]],
  }) satisfies PlaywrightTestConfig
