import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { ask } from './http.ts'
import { hydrated } from './visitor.ts'

/** What a visitor does, and what the page shows once it is done. */
export interface Interaction {
  readonly name: string
  readonly target: Locator
  /** An element that is there with the new content, and not before. */
  readonly shown: string
}

export interface Measured {
  /** Ms from the click to the end of the first frame that has the new content. */
  readonly toPaint: number
  /** Ms of the longest task from the click to half a second after that frame. */
  readonly longestTask: number
}

declare global {
  interface Window {
    measured?: Promise<Measured>
  }
}

const SETTLING = 500
/** Ms after which a page has begun to fetch what a pointer came near: twice the router's delay. */
const INTENT = 100

function watch({ shown, settling }: { readonly shown: string; readonly settling: number }): void {
  window.measured = new Promise((resolve) => {
    let clicked: number | undefined
    const tasks: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void tasks.push(...list.getEntries()))
    observer.observe({ type: 'longtask' })
    document.addEventListener('click', ({ timeStamp }) => (clicked ??= timeStamp), {
      capture: true,
      once: true,
    })
    const painted = () => {
      const end = performance.now()
      setTimeout(() => {
        observer.disconnect()
        const longest = tasks
          .filter(({ startTime, duration }) => startTime + duration >= (clicked ?? 0))
          .map(({ duration }) => duration)
        resolve({ toPaint: end - (clicked ?? end), longestTask: Math.max(0, ...longest) })
      }, settling)
    }
    const frame = () => {
      if (clicked === undefined || !document.querySelector(shown)) return void requestAnimationFrame(frame)
      const { port1, port2 } = new MessageChannel()
      // What is posted in a frame comes after its paint.
      port1.addEventListener('message', painted)
      port1.start()
      port2.postMessage(null)
    }
    requestAnimationFrame(frame)
  })
}

/** Comes near and waits until what the page fetches for that is there. */
async function comeNear(page: Page, target: Locator): Promise<void> {
  const open = new Set<Request>()
  // A stream stays open.
  const begin = (request: Request) => void (request.resourceType() === 'eventsource' || open.add(request))
  const end = (request: Request) => void open.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await target.hover()
  await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), INTENT)
  await expect.poll(() => open.size).toBe(0)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

/** Comes near, and clicks. */
export async function measure(page: Page, { target, shown }: Interaction): Promise<Measured> {
  await target.scrollIntoViewIfNeeded()
  await comeNear(page, target)
  await page.evaluate(watch, { shown, settling: SETTLING })
  await target.click()
  const measured = await page.evaluate(() => window.measured)
  if (!measured) throw new Error('The page was left')
  return measured
}

/** The openers of windows in view on the page, one for each window. */
export async function openersOn(page: Page): Promise<readonly string[]> {
  const ids = await page
    .locator('[data-opens]:visible')
    .evaluateAll((openers) =>
      openers.map((opener) => (opener instanceof HTMLElement ? (opener.dataset.opens ?? '') : '')),
    )
  return [...new Set(ids)].filter((id) => id !== '')
}

export const opening = (page: Page, id: string): Interaction => ({
  name: `opening ${id}`,
  // A list of times names the window once for all of its times.
  target: page
    .locator(`:is(a, button, summary)[data-opens="${id}"]:visible, ul[data-opens="${id}"] > li > :visible`)
    .first(),
  shown: 'dialog[id^="modal-"][open]',
})

/** Windows are closed by the machine that opened them, so that the next one starts from nothing. */
export async function closeAll(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog[id^="modal-"]').first().waitFor({ state: 'detached' })
}

/** The next day of the strip that has something on. */
export async function switchingDay(page: Page): Promise<Interaction> {
  const target = page.locator('.day[aria-current] ~ a.day').first()
  const day = await target.getAttribute('data-day')
  return { name: 'switching the day', target, shown: `.day[data-day="${day}"][aria-current]` }
}

interface ListResponse {
  readonly page: {
    readonly tabs: readonly { readonly cards: readonly { readonly slug: string; readonly href: string }[] }[]
  }
}

/**
 * `count` cards in the first list, out of those that it has; the others stay as they are. Each filter shows half of them anew, as in a long
 * programme; their links end with the filters.
 */
function manyCards(response: ListResponse, count: number, filters: string): ListResponse {
  const [first, ...others] = response.page.tabs
  if (!first || first.cards.length === 0) return response
  const cards = Array.from({ length: count }, (_, index) => {
    const card = first.cards[index % first.cards.length]
    const anew = index % 2 ? filters : ''
    return { ...card, slug: `${card?.slug}-${index}${anew}`, href: `${card?.href}#${anew}` }
  })
  return { ...response, page: { ...response.page, tabs: [{ ...first, cards }, ...others] } }
}

/** Makes every answer of the film list as long as asked. */
export async function lengthenLists(page: Page, count: number): Promise<void> {
  await page.route('**/_page/shows*', async (route) => {
    const address = new URL(route.request().url())
    const { status, body } = await ask(address.hostname, address.pathname + address.search)
    const filters = address.searchParams.get('filters') ?? ''
    await route.fulfill({ status, json: manyCards(JSON.parse(body) as ListResponse, count, filters) })
  })
}

/** A filter of the list that is not on. */
export async function togglingFilter(page: Page, group: number): Promise<Interaction> {
  const drop = page.locator('.filters__groups > .drop').nth(group)
  await drop.locator('summary').click()
  const target = drop.locator('.check:not([aria-current])').first()
  const [, filters = ''] = ((await target.getAttribute('href')) ?? '').split('/filters/')
  return {
    name: 'toggling a filter over 240 shows',
    target,
    shown: `.panel[data-selected] a[href$="#${filters}"]`,
  }
}

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

/** The pages of a site that offer windows, found as a visitor finds them. */
export async function pagesWithWindows(page: Page, origin: string): Promise<readonly string[]> {
  const first = async (list: string, pattern: string) => {
    await page.goto(origin + list)
    const paths = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    return paths.filter((path) => new RegExp(pattern).test(path)).slice(0, 1)
  }
  const found = [
    await first('/films', '^/films/[^/#]+$'),
    await first('/cinemas', '^/cinemas/[^/#]+$'),
    await first('/evenements', '^/saison/[^/#]+$'),
    await first('/experiences', '^/experiences/[^/#]+$'),
  ]
  return ['/', '/films', '/cinemas', ...found.flat(), '/offres', '/cinepass', '/giftcard', '/voucher'].map(
    (path) => origin + path,
  )
}
