import { defineConfig } from '@playwright/test'
import { launchOptions, runOptions } from '../tests/e2e/run-options.ts'

export default defineConfig({
  testDir: 'tests',
  ...runOptions('gallery'),
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  use: { launchOptions },
  expect: { toMatchSnapshot: { maxDiffPixels: 100 } },
})
