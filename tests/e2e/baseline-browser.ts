import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from './run-options.ts'

/**
 * `headless shell 156`. The headless shell positions glyphs at subpixels and a full browser does not, so their
 * pictures differ; versions of the same number draw alike.
 */
function nameOf(executablePath: string): string {
  const kind = /headless.shell/.test(executablePath) ? 'headless shell' : 'whole browser'
  const version = execFileSync(executablePath, ['--version', '--no-sandbox'], { encoding: 'utf8' })
  return `${kind} ${/\d+/.exec(version)?.[0] ?? version.trim()}`
}

function browserNow(): string {
  const executablePath = launchOptions.executablePath ?? chromium.executablePath()
  return existsSync(executablePath) ? nameOf(executablePath) : 'no browser'
}

/** True if this run takes the pictures again. */
export const isMaking = process.argv.some((argument) => /^(?:-u|--update-snapshots)/.test(argument))

/** Pictures are compared with those of the same browser only, which `record` names. */
export function baselineBrowser(record: URL) {
  const stored = existsSync(record) ? readFileSync(record, 'utf8') : '{}'
  const { browser: madeWith } = JSON.parse(stored) as { readonly browser?: string }
  const usedNow = browserNow()
  // The processes of workers do not have the arguments of the run.
  if (isMaking && usedNow !== madeWith)
    writeFileSync(record, `${JSON.stringify({ browser: usedNow }, null, 2)}\n`)
  return {
    comparable: isMaking || usedNow === madeWith,
    reason: `the pictures were made with ${madeWith}, this is ${usedNow}`,
  }
}
