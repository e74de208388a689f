// `npm run bench:phone`: Lighthouse on a simulated phone. `-- --runs 1` is faster, `-- --pages home,film` narrower.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sitePathsOf } from '@marquee/addresses/site-paths.ts'
import { chromium } from '@playwright/test'
import { defaultFlags } from '#config/flags.ts'
import type { RouteKind } from '#config/routes.ts'
import { sites } from '#config/sites.ts'
import { buildIfStale } from '../../scripts/build.mjs'
import { ensureInstalled, root } from '../../scripts/install.mjs'
import { systemBrowser } from '../../scripts/system-browser.mjs'
import { sitemapOf } from '../e2e/sitemap.ts'
import { median } from './figures.ts'
import { type PhoneRun, phoneFolder, runLighthouse } from './lighthouse.ts'
import { type ProductProcess, startProduct } from './product-process.ts'

const PAGES: Readonly<Record<string, RouteKind>> = {
  home: 'home',
  'film list': 'shows',
  film: 'show',
  cinema: 'cinema',
  offer: 'offer',
  'news item': 'newsItem',
}
/** Limits of the median: ms, ms, shift, points, transferred bytes. */
const LIMITS = { lcp: 1_800, tbt: 100, cls: 0, score: 95, scripts: 135_000 }
const REPORTS = join(root, 'test-results/phone')

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } },
})
const runs = Number(values.runs)
const wanted = values.pages?.split(',') ?? Object.keys(PAGES)

/** The first page of each kind in the French sitemap. */
async function pathsOf({ port }: ProductProcess): Promise<ReadonlyMap<RouteKind, string>> {
  const { match } = sitePathsOf(sites.fr, defaultFlags('fr'))
  const found = new Map<RouteKind, string>()
  for (const { path } of await sitemapOf('fr', { port })) {
    const page = match(path)
    if (page?.language === 'fr' && !found.has(page.kind)) found.set(page.kind, path)
  }
  return found
}

function medianOf(all: readonly PhoneRun[]): PhoneRun {
  const of = (read: (run: PhoneRun) => number) => median(all.map(read))
  const types = new Set(all.flatMap(({ bytes }) => Object.keys(bytes)))
  return {
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    score: of(({ score }) => score),
    bytes: Object.fromEntries([...types].map((type) => [type, of(({ bytes }) => bytes[type] ?? 0)])),
  }
}

const verdict = (reached: boolean) => (reached ? 'reached' : 'MISSED ')

function print(name: string, { lcp, tbt, cls, score, bytes }: PhoneRun): void {
  const sizes = Object.entries(bytes)
    .filter(([, size]) => size > 0)
    .map(([type, size]) => `${type} ${(size / 1_000).toFixed(0)}`)
  console.log(
    [
      name.padEnd(24),
      `LCP ${(lcp / 1_000).toFixed(2)} s ${verdict(lcp <= LIMITS.lcp)}`,
      `TBT ${tbt.toFixed(0).padStart(4)} ms ${verdict(tbt <= LIMITS.tbt)}`,
      `CLS ${cls.toFixed(3)} ${verdict(cls <= LIMITS.cls)}`,
      `score ${score.toFixed(0).padStart(3)} ${verdict(score >= LIMITS.score)}`,
      `scripts ${verdict((bytes.script ?? 0) <= LIMITS.scripts)}`,
      `KB: ${sizes.join(', ')}`,
    ].join('  '),
  )
}

async function measure(name: string, url: string, chrome: string): Promise<void> {
  const report = (kind: string) => join(REPORTS, `${name.replace(' ', '-')}-${kind}.json`)
  // Makes the pictures, and is not counted.
  await runLighthouse(url, { chrome, blockScripts: false, report: report('warm-up') })
  const own: PhoneRun[] = []
  const scriptless: PhoneRun[] = []
  for (let run = 1; run <= runs; run += 1) {
    own.push(await runLighthouse(url, { chrome, blockScripts: false, report: report(`run-${run}`) }))
    scriptless.push(
      await runLighthouse(url, { chrome, blockScripts: true, report: report(`without-scripts-${run}`) }),
    )
  }
  print(name, medianOf(own))
  print('  without our scripts', medianOf(scriptless))
}

if (!(await ensureInstalled(phoneFolder)) || !(await buildIfStale())) process.exit(1)
const installed = chromium.executablePath()
const chrome = existsSync(installed) ? installed : systemBrowser()
if (!chrome) throw new Error('No Chromium is installed')

rmSync(REPORTS, { recursive: true, force: true })
const dataDir = mkdtempSync(join(tmpdir(), 'marquee-phone-'))
const product = await startProduct(dataDir)
try {
  await product.idle()
  const paths = await pathsOf(product)
  console.log(
    `Lighthouse on a simulated phone, median of ${runs}; LCP at most ${LIMITS.lcp / 1_000} s, TBT at most ${LIMITS.tbt} ms, CLS ${LIMITS.cls}, score at least ${LIMITS.score}, scripts at most ${LIMITS.scripts / 1_000} KB; bytes until the page is idle:`,
  )
  for (const name of wanted) {
    const kind = PAGES[name]
    const path = kind && paths.get(kind)
    if (path === undefined) throw new Error(`The sitemap has no page of the kind ${name}`)
    await measure(name, `http://${sites.fr.hosts.local}:${product.port}${path}`, chrome)
  }
  console.log(`Reports of Lighthouse: ${REPORTS}`)
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
