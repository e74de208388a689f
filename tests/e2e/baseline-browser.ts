import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium, type TestInfo } from '@playwright/test'

/**
 * The headless shell positions glyphs at subpixels and a full browser does not, so their screenshots differ.
 */
const browserName = (version: string, executablePath = chromium.executablePath()): string =>
  `${/headless.shell/.test(executablePath) ? 'headless shell' : 'whole browser'} ${version}`

/** Baselines are valid for the browser that made them, which `record` names. */
export function baselineBrowser(record: URL, info: TestInfo, version: string) {
  const madeWith = existsSync(record)
    ? (JSON.parse(readFileSync(record, 'utf8')) as { browser: string }).browser
    : ''
  const usedNow = browserName(version, info.project.use.launchOptions?.executablePath)
  const isMaking = info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed'
  return {
    comparable: isMaking || usedNow === madeWith,
    reason: `the baselines were made with Chromium ${madeWith}, this is ${usedNow}`,
    /** Names this browser as the maker, in a run that updates the baselines. */
    remember: () => {
      if (isMaking) writeFileSync(record, `${JSON.stringify({ browser: usedNow }, null, 2)}\n`)
    },
  }
}
