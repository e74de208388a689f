import { defineConfig } from '@playwright/test'
import { failureOptions, launchOptions, runOptions } from '../tests/e2e/run-options.ts'

const port = 3920

export default defineConfig({
  testDir: 'tests',
  ...runOptions('gallery'),
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  use: {
    ...failureOptions,
    launchOptions,
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
