import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { CALM } from '../../../src/document/when-idle.ts'
import { undecided } from '../consent-state.ts'
import { bookableShowtime } from '../content.ts'
import { originOf, requestSite } from '../http.ts'

test.use({ storageState: undecided })

const BUDGET = 135 * 1024
const IDLE = 2_000
/** Milliseconds, more than a browser waits for an optional face. */
const LATE_FACE = 800

const assets = new URL('../../../dist/client/assets/', import.meta.url)
const packages = new URL('../../../node_modules/', import.meta.url)

/** Strings found only in the code of a library or of our machines, which the first load must not contain. */
const strangers = {
  zod: /\binvalid_union\b|\bZodError\b/,
  ky: /\bHTTPError\b/,
  'sanitize-html': /allowedSchemesByTag|disallowedTagsMode|nonTextTags/,
  xstate: /xstate\.(?:init|done|error|stop)/,
  link: /data-status/,
} as const

/**
 * Visits with an empty cache and waits for two seconds without requests. Requests of a page that is calm
 * do not count.
 */
async function scriptsOf(page: Page, path: string): Promise<Map<string, string>> {
  await page.addInitScript((calm) => {
    const { setTimeout } = window
    // Late pictures keep the page from being idle here, but not from being calm.
    window.setTimeout = ((work: TimerHandler, delay?: number, ...values: unknown[]) =>
      delay === calm ? 0 : setTimeout(work, delay, ...values)) as typeof setTimeout
  }, CALM)
  const scripts = new Map<string, string>()
  const bodies: Promise<void>[] = []
  let last = Date.now()
  page.on('request', () => {
    last = Date.now()
  })
  page.on('response', (response) => {
    last = Date.now()
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    bodies.push(response.text().then((text) => void scripts.set(new URL(response.url()).pathname, text)))
  })
  await page.goto(originOf('fr') + path)
  await expect.poll(() => Date.now() - last, { timeout: 20_000, intervals: [250] }).toBeGreaterThan(IDLE)
  await Promise.all(bodies)
  return scripts
}

for (const path of ['/', '/films'] as const) {
  test(`first visit to ${path}: at most ${BUDGET / 1024} KB of compressed JavaScript`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const scripts = await scriptsOf(page, path)
    expect(scripts.size).toBeGreaterThan(3)
    const sizes = await Promise.all(
      [...scripts].map(async ([name, text]) => {
        const { headers } = await requestSite('fr', name)
        // Bytes on the wire; for a response without content-length, its size in gzip.
        return [name, Number(headers['content-length']) || gzipSync(text).byteLength] as const
      }),
    )
    const total = sizes.reduce((sum, [, size]) => sum + size, 0)
    const largest = sizes.toSorted(([, a], [, b]) => b - a).slice(0, 6)
    console.log(
      `${path}: ${(total / 1024).toFixed(1)} KB in ${sizes.length} files; ${largest.map(([name, size]) => `${name} ${size}`).join(', ')}`,
    )
    expect(total).toBeLessThanOrEqual(BUDGET)
    for (const [library, word] of Object.entries(strangers)) {
      const carriers = [...scripts].filter(([, text]) => word.test(text)).map(([name]) => name)
      expect(carriers, `files with ${library}`).toEqual([])
    }
  })
}

for (const [country, path] of [
  ['fr', '/films'],
  ['ch', '/de/filme-events'],
] as const) {
  test(`${country}${path} loads the two faces of the first view only, also where they are late`, async ({
    page,
  }) => {
    const faces = new Set<string>()
    await page.route(/\.woff2$/, async (route) => {
      faces.add(new URL(route.request().url()).pathname.replace(/-[^-]+$/, ''))
      await sleep(LATE_FACE)
      await route.continue()
    })
    const response = await page.goto(originOf(country) + path)
    expect(response?.status()).toBe(200)
    await page.evaluate(() => document.fonts.ready)
    await sleep(LATE_FACE)
    expect([...faces].sort()).toEqual(['/assets/archivo', '/assets/figtree'])
  })
}

test('the searched strings occur in the code of the libraries', () => {
  const sources = {
    zod: 'zod/v4/core/errors.js',
    ky: 'ky/distribution/errors/HTTPError.js',
    'sanitize-html': 'sanitize-html/index.js',
    link: '@tanstack/react-router/dist/esm/link.js',
  } as const
  for (const [library, file] of Object.entries(sources)) {
    expect(readFileSync(new URL(file, packages), 'utf8'), library).toMatch(
      strangers[library as keyof typeof sources],
    )
  }
  const built = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const machines = built.filter((name) => strangers.xstate.test(readFileSync(new URL(name, assets), 'utf8')))
  expect(machines.length, 'built files with machines').toBeGreaterThan(0)
})

for (const [country, path] of [
  ['fr', '/'],
  ['ch', '/de'],
  ['nl', '/nl'],
] as const) {
  test(`${country}${path}: the fields of the finder stay in place as its button and the web font arrive`, async ({
    browser,
  }) => {
    const fields = async ({ hasFont, hasButton }: Readonly<Record<'hasFont' | 'hasButton', boolean>>) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      if (!hasFont) await page.route(/\.woff2$/, (route) => route.abort())
      await page.goto(originOf(country) + path)
      await page.evaluate(() => document.fonts.ready)
      // In one step, as hydration may replace a field at any time.
      const lefts = await page.locator('.quick form').evaluate((form, isWhole) => {
        const button = form.querySelector('.btn')
        if (!button) throw new Error('The finder has no button')
        if (!isWhole) button.remove()
        return [...form.querySelectorAll('label')].map((label) => label.getBoundingClientRect().left)
      }, hasButton)
      await context.close()
      return lefts
    }
    const before = await fields({ hasFont: false, hasButton: false })
    const after = await fields({ hasFont: true, hasButton: true })
    expect(before).toHaveLength(3)
    // px; browsers do not count smaller moves as a layout shift.
    for (const [index, left] of after.entries())
      expect(Math.abs(left - Number(before[index]))).toBeLessThan(3)
  })
}

interface Painted {
  readonly source: string
  readonly text: string
  readonly shift: number
  readonly moved: readonly string[]
}

async function paintedOn(page: Page, path: string): Promise<Painted> {
  await page.addInitScript(() => {
    const seen = { source: '', text: '', shift: 0, moved: [] as string[] }
    Object.assign(window, { painted: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        element: Element | null
        url: string
      })[]) {
        seen.source = entry.url
        seen.text = entry.element?.textContent?.trim() ?? ''
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & {
        hadRecentInput: boolean
        value: number
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        seen.shift += entry.value
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          seen.moved.push(
            `${node?.className ?? node?.nodeName} at ${Math.round(entry.startTime)} ms: ${from.y},${from.height} to ${to.y},${to.height}`,
          )
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(originOf('fr') + path, { waitUntil: 'networkidle' })
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { painted: Painted }).painted))
    .not.toMatchObject({ source: '', text: '' })
  return page.evaluate(() => (window as unknown as { painted: Painted }).painted)
}

for (const width of [390, 1440]) {
  test(`at ${width} px the largest thing painted is in the served HTML, and nothing moves`, async ({
    browser,
  }) => {
    const { show, cinema } = await bookableShowtime('fr')
    for (const path of ['/', '/films', `/films/${show.slug}`, `/cinemas/${cinema}`]) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, storageState: undecided })
      const { source, text, shift, moved } = await paintedOn(await context.newPage(), path)
      const html = (await requestSite('fr', path)).body
        .replaceAll('&amp;', '&')
        .replaceAll('\u00ad', '')
        .replaceAll('&#x27;', "'")
      const wanted =
        source === '' ? text.replaceAll('\u00ad', '').slice(0, 40) : source.replace(originOf('fr'), '')
      // Pictures are referenced in `srcset` or `src`, texts are between tags.
      expect(html.includes(wanted), `${path}: ${wanted}`).toBe(true)
      expect(shift, `${path}: layout shift (${moved.join('; ')})`).toBeLessThan(0.001)
      await context.close()
    }
  })
}
