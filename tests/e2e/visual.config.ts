import { defineConfig } from '@playwright/test'
import { baselineBrowser, isMaking } from './baseline-browser.ts'
import checks from './playwright.config.ts'
import { runOptions, webServer } from './run-options.ts'
import { inScope } from './test-scope.ts'

const port = Number(process.env.VISUAL_PORT ?? 3910)
process.env.E2E_PORT = String(port)

const { comparable } = baselineBrowser(new URL('visual/baselines/browser.json', import.meta.url))

export default defineConfig({
  testDir: 'visual',
  ...runOptions('visual'),
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  ...(isMaking ? {} : inScope),
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: {
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  ...(checks.use ? { use: { ...checks.use, actionTimeout: 60_000, reducedMotion: 'reduce' } } : {}),
  // Every test is skipped where pictures are not compared.
  ...(comparable
    ? { webServer: webServer('node tests/e2e/visual/serve.ts', port, { DATA_DIR: '.cache/visual' }) }
    : {}),
})
