import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Seen {
  policy: string[]
  shift: number
  moved: string[]
}

type Shift = PerformanceEntry & {
  hadRecentInput: boolean
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

type WatchedWindow = Window & { seen: Seen }

export type Theme = 'light' | 'dark'

/** Records the browser's complaints from now on; call it before opening the page. */
export async function watch(page: Page): Promise<string[]> {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript(() => {
    const seen: Seen = { policy: [], shift: 0, moved: [] }
    Object.assign(window, { seen })
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      seen.policy.push(`${effectiveDirective} ${blockedURI}`),
    )
    // Seen also where the first frames come before the fonts.
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element)) return
      for (const { effect } of target.getAnimations())
        for (const frame of effect instanceof KeyframeEffect ? effect.getKeyframes() : [])
          for (const name of Object.keys(frame))
            if (/^(?:(?:min|max)?(?:inlineSize|blockSize|width|height)$|margin|padding)/i.test(name)) {
              seen.shift += 1
              seen.moved.push(`${target.className} by the animation of its ${name}`)
            }
    })
    // Lines that wrap otherwise in another font may move until two frames after the fonts came.
    let settled = 0
    document.fonts.addEventListener('loading', () => {
      settled = Number.POSITIVE_INFINITY
    })
    document.fonts.addEventListener('loadingdone', () =>
      requestAnimationFrame(() => requestAnimationFrame(() => (settled = performance.now()))),
    )
    new PerformanceObserver((list) => {
      // Nobody sees one before the first paint.
      const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY
      for (const { hadRecentInput, startTime, value, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput || startTime < Math.max(painted, settled)) continue
        seen.shift += value
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          seen.moved.push(
            `${element?.tagName.toLowerCase()}.${element?.className} by ${to.x - from.x}, ${to.y - from.y}; ${to.width - from.width} wider, ${to.height - from.height} higher`,
          )
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return errors
}

export async function faultsInView(page: Page, errors: readonly string[]): Promise<string[]> {
  const { policy, shift, moved, wide } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { ...(window as unknown as WatchedWindow).seen, wide: scrollWidth - clientWidth }
  })
  return [
    ...errors.map((text) => `console: ${text}`),
    ...policy.map((text) => `content security policy: ${text}`),
    ...(shift < 0.001 ? [] : [`layout shift of ${shift} (${moved.join('; ')})`]),
    ...(wide <= 0 ? [] : [`${wide} px too wide`]),
  ]
}

/** Rules that depend on colours; the others give the same result in both themes. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Violations only: collecting passed elements takes most of axe's time. */
const everything = { resultTypes: ['violations' as const], rules: { 'target-size': { enabled: true } } }

export interface Look {
  /** Selector of the only part to check. */
  readonly within?: string | undefined
  /** Checks only what depends on colours: everything else was checked before, with the same content. */
  readonly again?: boolean
  /** The document was checked before, maybe with other content, so that axe is in it. Default: `again`. */
  readonly hasAxe?: boolean
}

/** All axe violations of the page as it is now; one text per rule, with the first element that breaks it. */
export async function faultsForAxe(
  page: Page,
  { within, again = false, hasAxe = again }: Look = {},
): Promise<string[]> {
  // Chromium computes no styles for what a new page has not laid out yet.
  await expect(page.locator('html')).not.toHaveAttribute('data-first')
  // Parts out of view keep the height of another width, so that axe would take the text below one for a text on it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  // Cross-origin frames need a second run in a page of its own; without such frames
  // that only doubles the work.
  const alone = page.frames().length === 1
  const axe = new AxeBuilder(hasAxe && alone ? { page, axeSource: 'void axe' } : { page })
    .setLegacyMode(alone)
    .options(everything)
  if (within !== undefined) axe.include(within)
  if (again) axe.withRules(ofColours)
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes: [first] }) => `${id}: ${first?.html} (${first?.failureSummary?.replaceAll(/\s+/g, ' ')})`,
  )
}

export async function faultsForReaders(
  page: Page,
  [first, second]: readonly [Theme, Theme],
  within?: string,
): Promise<string[]> {
  const inTheme = async (theme: Theme, again: boolean) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    return (await faultsForAxe(page, { within, again })).map((fault) => `${theme}: ${fault}`)
  }
  return [...(await inTheme(first, false)), ...(await inTheme(second, true))]
}
