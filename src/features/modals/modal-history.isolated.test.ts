import { beforeEach, expect, it, vi } from 'vitest'

interface Entry {
  readonly state: { readonly modals?: { readonly depth: number } } | null
  readonly url: string
}

/** A browser's history as modals use it, and a router that writes to it at once. */
class FakeHistory {
  entries: Entry[] = [
    { state: null, url: '/before' },
    { state: null, url: '/films' },
  ]
  at = 1
  get state() {
    return this.entries[this.at]?.state ?? null
  }
  get url() {
    return this.entries[this.at]?.url
  }
  pushState(state: Entry['state'], _: string, url: string) {
    this.entries = [...this.entries.slice(0, ++this.at), { state, url }]
  }
  replaceState(state: Entry['state'], _: string, url: string) {
    this.entries[this.at] = { state, url }
  }
  back = () => void this.go(-1)
  go(delta: number): boolean {
    if (!this.entries[this.at + delta]) return false
    this.at += delta
    let emitted = true
    const event = { state: this.state, stopImmediatePropagation: () => (emitted = false) }
    early.handle?.(event as unknown as PopStateEvent)
    if (emitted) fakeRouter.history.location = { href: this.url ?? '', state: {} }
    return emitted
  }
}

const listeners: ((change: { readonly action: { readonly type: string } }) => void)[] = []

const fakeRouter = {
  history: {
    location: { href: '/films', state: {} },
    flush: () => {},
    subscribe: (call: (typeof listeners)[number]) => listeners.push(call),
  },
}

function navigates(type: 'PUSH' | 'REPLACE', href: string) {
  fakeRouter.history.location = { href, state: {} }
  browser[type === 'PUSH' ? 'pushState' : 'replaceState']({}, '', href)
  for (const notify of listeners) notify({ action: { type } })
}

let browser: FakeHistory
let early: typeof import('./modals.ts').earlyPop
let closeOnBack: (close: () => void) => () => void

function opens(): { readonly isOpen: () => boolean; readonly close: () => void } {
  let open = true
  const close = () => {
    if (open) leave()
    open = false
  }
  const leave = closeOnBack(close)
  return { isOpen: () => open, close }
}

/** A load is a new document on the same history. */
async function loads() {
  vi.resetModules()
  listeners.length = 0
  const module = await import('./modal-history.ts')
  early = (await import('./modals.ts')).earlyPop
  const router = fakeRouter as unknown as Parameters<typeof module.closeOnBack>[0]
  module.followHistory(router)
  closeOnBack = (close) => module.closeOnBack(router, close)
}

beforeEach(async () => {
  browser = new FakeHistory()
  fakeRouter.history.location = { href: '/films', state: {} }
  vi.stubGlobal('History', FakeHistory)
  vi.stubGlobal('history', browser)
  await loads()
})

it('closes a modal on Back and stays on the page', () => {
  const opened = opens()
  expect(browser.go(-1), 'the router hears of it').toBe(false)
  expect(opened.isOpen()).toBe(false)
  expect(browser.url).toBe('/films')
  browser.go(-1)
  expect(browser.url).toBe('/before')
})

it('closes two modals one after the other', () => {
  const [below, above] = [opens(), opens()]
  browser.go(-1)
  expect([below.isOpen(), above.isOpen()]).toEqual([true, false])
  browser.go(-1)
  expect(below.isOpen()).toBe(false)
  expect(browser.url).toBe('/films')
})

it('Back leaves the page after modals were closed in other ways', () => {
  const [below, above] = [opens(), opens()]
  above.close()
  below.close()
  opens().close()
  browser.go(-1)
  expect(browser.url).toBe('/before')
})

it('one Back closes the lower modal after the upper one was closed in another way', () => {
  const [below, above] = [opens(), opens()]
  above.close()
  browser.go(-1)
  expect(below.isOpen()).toBe(false)
  expect(browser.url).toBe('/films')
})

it('closing a modal never goes back by itself', () => {
  const back = vi.spyOn(browser, 'back')
  opens().close()
  expect(back).not.toHaveBeenCalled()
})

it('Back returns to the page and then to the one before after a link in a modal', () => {
  const opened = opens()
  navigates('PUSH', '/cinemas')
  opened.close()
  expect(browser.go(-1), 'the router hears of it').toBe(true)
  expect(browser.url).toBe('/films')
  browser.go(-1)
  expect(browser.url).toBe('/before')
})

it('an address changed by a modal survives closing it by Back', async () => {
  const opened = opens()
  navigates('REPLACE', '/films/filters/vost')
  await Promise.resolve()
  expect(browser.go(-1), 'the router hears of it').toBe(false)
  expect(opened.isOpen()).toBe(false)
  expect(browser.url).toBe('/films/filters/vost')
  browser.go(-1)
  expect(browser.url).toBe('/before')
})

it('Forward opens nothing, and Back still closes the next modal', () => {
  opens()
  browser.go(-1)
  expect(browser.go(1), 'the router hears of it').toBe(false)
  const next = opens()
  browser.go(-1)
  expect(next.isOpen()).toBe(false)
  expect(browser.url).toBe('/films')
})

it('Back leaves a page that was loaded again under its modal', async () => {
  opens()
  await loads()
  browser.go(-1)
  expect(browser.url).toBe('/before')
})
