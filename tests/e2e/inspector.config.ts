import { defineConfig } from '@playwright/test'
import checks from './playwright.config.ts'
import { runOptions, webServer } from './run-options.ts'

const port = Number(process.env.INSPECTOR_PORT ?? 3920)
process.env.E2E_PORT = String(port)

/** Runs against the build with the inspector; `npm start` serves another. */
export default defineConfig({
  testDir: 'inspector',
  ...runOptions('inspector'),
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  ...(checks.use ? { use: { ...checks.use, reducedMotion: 'reduce' } } : {}),
  webServer: webServer('node tests/e2e/serve.ts dist-inspect', port, {
    DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/inspector',
  }),
})
