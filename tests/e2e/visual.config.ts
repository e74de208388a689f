import { rmSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import checks from './playwright.config.ts'
import { runOptions } from './run-options.ts'
import { inScope } from './test-scope.ts'

const port = Number(process.env.VISUAL_PORT ?? 3910)
process.env.E2E_PORT = String(port)

const dataDir = new URL('../../.cache/visual/', import.meta.url)
// Only the first process of a run generates the programme; its workers reuse it.
if (!process.env.TEST_WORKER_INDEX) rmSync(dataDir, { recursive: true, force: true })

export default defineConfig({
  testDir: 'visual',
  ...runOptions('visual'),
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  ...inScope.visual,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: {
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  ...(checks.use ? { use: { ...checks.use, reducedMotion: 'reduce' } } : {}),
  webServer: {
    command: 'node tests/e2e/visual/serve.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { NODE_ENV: 'production', PORT: String(port), DATA_DIR: '.cache/visual', LOG_LEVEL: 'warn' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
