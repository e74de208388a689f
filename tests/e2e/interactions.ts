import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { requestHost } from './http.ts'
import { hydrated } from './visitor.ts'

export interface Interaction {
  readonly name: string
  readonly target: Locator
  /** An element that exists only with the new content. */
  readonly shown: string
}

export interface Measured {
  /** Ms from the click to the end of the first frame with the new content. */
  readonly toPaint: number
  /** Longest task in ms between the click and half a second after that frame. */
  readonly longestTask: number
}

declare global {
  interface Window {
    measured?: Promise<Measured>
  }
}

const SETTLING = 500
/** Ms after which the page has begun to prefetch on hover: twice the router's delay. */
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
      // A message posted in a frame arrives after its paint.
      port1.addEventListener('message', painted)
      port1.start()
      port2.postMessage(null)
    }
    requestAnimationFrame(frame)
  })
}

/** Hovers and waits until prefetching has ended. */
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

export async function measure(page: Page, { target, shown }: Interaction): Promise<Measured> {
  await target.scrollIntoViewIfNeeded()
  await comeNear(page, target)
  await page.evaluate(watch, { shown, settling: SETTLING })
  await target.click()
  const measured = await page.evaluate(() => window.measured)
  if (!measured) throw new Error('The page was left')
  return measured
}

/** Openers of modals in view, one for each modal. */
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
  // All times of a list name the same modal.
  target: page
    .locator(`:is(a, button, summary)[data-opens="${id}"]:visible, ul[data-opens="${id}"] > li > :visible`)
    .first(),
  shown: 'dialog[id^="modal-"][open]',
})

/** The interaction ends when the page is dimmed, where the modal opens. */
export const dimming = (page: Page, id: string): Interaction => ({
  ...opening(page, id),
  name: `dimming the page for ${id}`,
  shown: ':is(.modal-veil, dialog[id^="modal-"][open])',
})

/** Closes modals through their machine, so that the next starts from its initial state. */
export async function closeAll(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog[id^="modal-"]').first().waitFor({ state: 'detached' })
}

/** A press on the next day, whose link has `mark` once the result is shown. */
const pressingDay =
  (name: string, mark: string) =>
  async (page: Page): Promise<Interaction> => {
    const target = page.locator('.day[aria-current] ~ a.day').first()
    const day = await target.getAttribute('data-day')
    return { name, target, shown: `.day[data-day="${day}"]${mark}` }
  }

/** The interaction ends when the programme of the day is shown. */
export const switchingDay = pressingDay('switching the day', '[aria-current]')

/** The interaction ends when the day is shown as chosen. */
export const choosingDay = pressingDay('choosing a day', ':is([aria-current], [data-pending])')

/** The interaction ends when the heart of the film's page is full. */
export const wishing = (page: Page): Interaction => ({
  name: 'saving a film on the device',
  target: page.locator('.show-page .btn[aria-pressed]:has(.ic)').first(),
  shown: '.show-page .btn[aria-pressed="true"]:has(.ic)',
})

/** The interaction ends when the menu of a phone is open. */
export const openingMenu = (page: Page): Interaction => ({
  name: 'opening the menu',
  target: page.locator('.header__menu'),
  shown: '#menu:popover-open',
})

interface ListResponse {
  readonly page: {
    readonly tabs: readonly { readonly cards: readonly { readonly slug: string; readonly href: string }[] }[]
  }
}

/**
 * Repeats the cards of the first list up to `count`. Each filter shows another half of them, as in a long
 * programme; their links end with the filters.
 */
function manyCards(response: ListResponse, count: number, filters: string): ListResponse {
  const [first, ...others] = response.page.tabs
  if (!first || first.cards.length === 0) return response
  const cards = Array.from({ length: count }, (_, index) => {
    const card = first.cards[index % first.cards.length]
    const suffix = index % 2 ? filters : ''
    return { ...card, slug: `${card?.slug}-${index}${suffix}`, href: `${card?.href}#${suffix}` }
  })
  return { ...response, page: { ...response.page, tabs: [{ ...first, cards }, ...others] } }
}

/** Pads every response of the film list to the given length. */
export async function lengthenLists(page: Page, count: number): Promise<void> {
  await page.route('**/_page/shows*', async (route) => {
    const address = new URL(route.request().url())
    const { status, body } = await requestHost(address.hostname, address.pathname + address.search)
    const filters = address.searchParams.get('filters') ?? ''
    await route.fulfill({ status, json: manyCards(JSON.parse(body) as ListResponse, count, filters) })
  })
}

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

/** Pages of a site that offer modals, reached by its own links. */
export async function pagesWithModals(page: Page, origin: string): Promise<readonly string[]> {
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
