import { defineConfig } from '@playwright/test'
import checks from '../tests/e2e/playwright.config.ts'

const port = 3920

export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results/gallery',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  reporter: [['list'], ['json', { outputFile: '../test-results/gallery.json' }]],
  use: {
    ...(checks.use?.launchOptions ? { launchOptions: checks.use.launchOptions } : {}),
    baseURL: `http://localhost:${port}`,
    reducedMotion: 'reduce',
  },
  expect: { toMatchSnapshot: { maxDiffPixels: 100 } },
  webServer: {
    command: `node ../node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: '.',
    url: `http://localhost:${port}/index.json`,
    stdout: 'ignore',
  },
})
