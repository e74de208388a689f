import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { systemBrowser } from '../scripts/system-browser.mjs'

/** Chromium as Playwright installs it, or else the one of the system. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = existsSync(chromium.executablePath()) ? undefined : systemBrowser()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}
