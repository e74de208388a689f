import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserArgs } from '../e2e/run-options.ts'

/** Folder of the package, which has its own lockfile. */
export const phoneFolder = fileURLToPath(new URL('../../phone/', import.meta.url))

const CLI = join(phoneFolder, 'node_modules/lighthouse/cli/index.js')
const CHROME_FLAGS = ['--headless=new', ...browserArgs].join(' ')

interface Report {
  readonly lighthouseVersion: string
  readonly runtimeError?: { readonly message: string }
  readonly categories: { readonly performance: { readonly score: number | null } }
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly object[] } }
    >
  >
}

interface ResourceSummary {
  readonly resourceType: string
  readonly transferSize: number
}

export interface PhoneRun {
  /** Milliseconds. */
  readonly lcp: number
  /** Milliseconds. */
  readonly tbt: number
  readonly cls: number
  /** 0 to 100. */
  readonly score: number
  /** Transferred by resource type, until the page is idle. */
  readonly bytes: Readonly<Record<string, number>>
}

interface RunOptions {
  readonly chrome: string
  readonly blockScripts: boolean
  /** Path of the report in JSON. */
  readonly report: string
}

const MAX_ERRORS = 2_000

/** Mobile preset: a slow phone on slow 4G, simulated. */
export async function runLighthouse(url: string, options: RunOptions): Promise<PhoneRun> {
  mkdirSync(dirname(options.report), { recursive: true })
  const args = [
    CLI,
    url,
    '--quiet',
    '--no-enable-error-reporting',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${options.report}`,
    `--chrome-flags=${CHROME_FLAGS}`,
    ...(options.blockScripts ? ['--blocked-url-patterns=*.js'] : []),
  ]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CHROME_PATH: options.chrome },
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk).slice(-MAX_ERRORS)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}: ${errors}`)
  const report = JSON.parse(readFileSync(options.report, 'utf8')) as Report
  if (report.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${report.runtimeError.message}`)
  return readReport(report)
}

function readReport({ audits, categories }: Report): PhoneRun {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const resources = (audits['resource-summary']?.details?.items ?? []) as readonly ResourceSummary[]
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    score: (categories.performance.score ?? Number.NaN) * 100,
    bytes: Object.fromEntries(
      resources.map(({ resourceType, transferSize }) => [resourceType, transferSize]),
    ),
  }
}
