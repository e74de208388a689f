import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { CALM } from '../../../src/document/when-idle.ts'
import { undecided } from '../consent-state.ts'
import { bookableShowtime } from '../content.ts'
import { originOf, requestSite } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'

test.use({ storageState: undecided })

const BUDGET = 151 * 1024

const assets = new URL('../../../dist/client/assets/', import.meta.url)
const packages = new URL('../../../node_modules/', import.meta.url)

/** Strings found only in the code of a library or of our machines, which the first load must not contain. */
const strangers = {
  zod: /\binvalid_union\b|\bZodError\b/,
  ky: /\bHTTPError\b/,
  'sanitize-html': /allowedSchemesByTag|disallowedTagsMode|nonTextTags/,
  'react-query': /\bCancelledError\b/,
  xstate: /xstate\.(?:init|done|error|stop)/,
  link: /data-status/,
} as const

/**
 * Scripts of a visit with an empty cache, until the page rests and requests nothing. What a calm page fetches
 * later does not count, so its timer never ends.
 */
async function scriptsOf(page: Page, path: string): Promise<Map<string, string>> {
  await page.addInitScript((calm) => {
    const { setTimeout } = window
    window.setTimeout = ((work: TimerHandler, delay?: number, ...values: unknown[]) =>
      delay === calm ? 0 : setTimeout(work, delay, ...values)) as typeof setTimeout
  }, CALM)
  const scripts = new Map<string, string>()
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    bodies.push(response.text().then((text) => void scripts.set(new URL(response.url()).pathname, text)))
  })
  await page.goto(originOf('fr') + path)
  await expect(page.locator('html')).toHaveAttribute('data-rest', '')
  await page.waitForLoadState('networkidle')
  await Promise.all(bodies)
  return scripts
}

test(`a first visit loads at most ${BUDGET / 1024} KB of compressed JavaScript, and no library`, {
  tag: '@quick',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const scripts = await scriptsOf(page, '/')
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
  expect(total, largest.map(([name, size]) => `${name} ${size}`).join(', ')).toBeLessThanOrEqual(BUDGET)
  for (const [library, word] of Object.entries(strangers)) {
    const carriers = [...scripts].filter(([, text]) => word.test(text)).map(([name]) => name)
    expect(carriers, `files with ${library}`).toEqual([])
  }

  // The searched strings occur in the code of the libraries.
  const sources = {
    zod: 'zod/v4/core/errors.js',
    ky: 'ky/distribution/errors/HTTPError.js',
    'react-query': '@tanstack/query-core/build/modern/retryer.js',
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
  ['fr', '/films'],
  ['ch', '/de/filme-events'],
] as const) {
  test(`${country}${path} loads the two faces of the first view only, also where they are late`, {
    tag: country === 'fr' ? [] : '@exhaustive',
  }, async ({ page }) => {
    const faces = new Set<string>()
    await page.route(/\.woff2$/, async (route) => {
      faces.add(new URL(route.request().url()).pathname.replace(/-[^-]+$/, ''))
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await route.continue()
    })
    const response = await page.goto(originOf(country) + path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('data-rest', '')
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    expect([...faces].sort()).toEqual(['/assets/archivo', '/assets/figtree'])
  })
}

for (const [country, path] of [
  ['fr', '/'],
  ['ch', '/de'],
  ['nl', '/nl'],
] as const) {
  test(`${country}${path}: the fields of the finder stay in place as its button and the web font arrive`, {
    tag: country === 'fr' ? [] : '@exhaustive',
  }, async ({ browser }) => {
    const fields = async ({ hasFont, hasButton }: Readonly<Record<'hasFont' | 'hasButton', boolean>>) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      if (!hasFont) await page.route(/\.woff2$/, (route) => route.abort())
      await page.goto(originOf(country) + path)
      await page.evaluate(() => document.fonts.ready)
      // One step reads all fields, as hydration may replace one at any time.
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

/** The largest thing that the page has painted: a picture's address, or a text. */
async function largestOn(
  page: Page,
  path: string,
): Promise<{ readonly source: string; readonly text: string }> {
  await page.addInitScript(() => {
    const painted = { source: '', text: '' }
    Object.assign(window, { painted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        element: Element | null
        url: string
      })[])
        Object.assign(painted, { source: entry.url, text: entry.element?.textContent?.trim() ?? '' })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const read = () =>
    page.evaluate(() => (window as unknown as { painted: { source: string; text: string } }).painted)
  await page.goto(originOf('fr') + path, { waitUntil: 'networkidle' })
  await expect.poll(read).not.toEqual({ source: '', text: '' })
  return read()
}

for (const width of [390, 1440]) {
  test(`at ${width} px the largest thing painted is in the served HTML, and nothing moves`, {
    tag: width === 390 ? '@quick' : '@exhaustive',
  }, async ({ browser }) => {
    const { show, cinema } = await bookableShowtime('fr')
    for (const path of width === 390 ? ['/', `/films/${show.slug}`] : ['/films', `/cinemas/${cinema}`]) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, storageState: undecided })
      const page = await context.newPage()
      const errors = await watch(page)
      const { source, text } = await largestOn(page, path)
      const html = (await requestSite('fr', path)).body
        .replaceAll('&amp;', '&')
        .replaceAll('\u00ad', '')
        .replaceAll('&#x27;', "'")
      const wanted =
        source === '' ? text.replaceAll('\u00ad', '').slice(0, 40) : source.replace(originOf('fr'), '')
      // Pictures are referenced in `srcset` or `src`, texts are between tags.
      expect(html.includes(wanted), `${path}: ${wanted}`).toBe(true)
      expect(await faultsInView(page, errors), path).toEqual([])
      await context.close()
    }
  })
}
