import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consent } from '#config/consent.ts'
import code from './before-paint.ts?script'

interface Visit {
  readonly path?: string
  readonly cookie?: string
  readonly stored?: Readonly<Record<string, string>>
  readonly userAgent?: string
  readonly navigation?: 'navigate' | 'reload' | 'back_forward'
  readonly options?: Readonly<Record<string, string>>
  readonly adopted?: object[]
}

const decided = `${consent.cookie}=${encodeURIComponent(JSON.stringify({ revision: consent.revision, categories: [] }))}`
const android = 'Mozilla/5.0 (Linux; Android 16) Chrome/150'
const chosenPlace = { place: 'lyon\nLyon\nlyon' }

class Navigation {
  type = 'navigate'
}

let replaced: string[]

function marksOf({
  path = '/films',
  cookie = decided,
  stored,
  userAgent = android,
  navigation = 'reload',
  options = {},
  adopted = [],
}: Visit = {}) {
  const dataset: Record<string, string> = {}
  const address = new URL(path, 'https://fr.marquee.example')
  const storage = () => {
    if (!stored) throw new Error('refused')
    return stored
  }
  vi.stubGlobal('document', {
    documentElement: { dataset },
    adoptedStyleSheets: adopted,
    cookie,
    currentScript: { dataset: { lists: '["/films"]', ...options } },
  })
  vi.stubGlobal('localStorage', { getItem: (name: string) => storage()[name] ?? null })
  vi.stubGlobal('location', {
    pathname: address.pathname,
    search: address.search,
    hash: address.hash,
    replace: (to: string) => replaced.push(to),
  })
  vi.stubGlobal('history', { replaceState: (_: unknown, __: string, to: string) => replaced.push(to) })
  vi.stubGlobal('navigator', { userAgent })
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.stubGlobal('performance', {
    getEntriesByType: () => [Object.assign(new Navigation(), { type: navigation })],
  })
  vi.stubGlobal('window', globalThis)
  new Function(code)()
  return dataset
}

beforeEach(() => {
  replaced = []
})
afterEach(() => void vi.unstubAllGlobals())

test('marks a page of a visitor with a place, whose cookie still has it', () => {
  expect(marksOf({ path: '/offres', cookie: 'lyon', stored: chosenPlace })).toHaveProperty('place')
  expect(marksOf({ path: '/offres', stored: chosenPlace })).not.toHaveProperty('place')
  expect(marksOf({ path: '/offres', stored: {} })).not.toHaveProperty('place')
})

test('applies the chosen theme, and ignores other values', () => {
  expect(marksOf({ stored: { theme: 'dark' } })).toMatchObject({ theme: 'dark' })
  expect(marksOf({ stored: { theme: 'blue' } })).not.toHaveProperty('theme')
})

test('hides films before the first paint that the visitor does not want to see again', () => {
  const rules: string[] = []
  const adopted: object[] = []
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(text: string) {
        rules.push(text)
      }
    },
  )
  const films = (...slugs: string[]) => ({
    'hidden-films': JSON.stringify(slugs.map((slug) => ({ slug, title: slug }))),
  })
  marksOf({ stored: films('heron'), adopted })
  expect([adopted.length, rules.join()]).toEqual([1, expect.stringContaining('[href$="/heron"]')])
  vi.stubGlobal('hidingSheet', undefined)
  marksOf({ stored: films(), adopted: [] })
  marksOf({ stored: { 'hidden-films': '{' }, adopted: [] })
  expect(rules).toHaveLength(1)
})

test('requests consent until this revision is decided, then suggests the app', () => {
  expect(marksOf({ cookie: '', stored: {} })).toEqual({ consent: 'open' })
  expect(marksOf({ cookie: `${consent.cookie}=%7B%22revision%22%3A0%7D`, stored: {} })).toEqual({
    consent: 'open',
  })
  expect(marksOf({ cookie: `${consent.cookie}=%E0%A4%A`, stored: {} })).toEqual({ consent: 'open' })
  expect(marksOf({ stored: {} })).toEqual({ banner: 'android' })
  expect(marksOf({ stored: {}, userAgent: 'iPhone' })).toEqual({ banner: 'ios' })
  expect(marksOf({ stored: { 'smart-banner': 'hidden' } })).toEqual({})
})

test('does not request consent inside the mobile app', () => {
  expect(marksOf({ cookie: '', stored: {}, userAgent: `${android} MarqueeApp/4.1` })).toEqual({ app: '' })
})

test('marks flags that are off for this visitor, not in a preview', () => {
  const stored = { 'visitor-flags': '{"id":"a","off":["smartBanner","chat"]}', 'smart-banner': 'hidden' }
  expect(marksOf({ stored })).toEqual({ off: 'smartBanner chat' })
  expect(marksOf({ stored, options: { preview: '' } })).toEqual({})
})

test.each(['signed-in=1', 'client-session=abc', 'auth0.a.is.authenticated=true'])(
  'marks a client by %s',
  (cookie) =>
    expect(marksOf({ cookie: `${decided}; ${cookie}`, stored: { 'smart-banner': 'hidden' } })).toEqual({
      client: '',
    }),
)

test("removes the identity provider's query from the address", () => {
  const visit = {
    path: '/callback?code=a&state=b',
    stored: { 'smart-banner': 'hidden' },
    options: { home: '/en' },
  }
  expect(marksOf(visit)).toEqual({ client: '', returned: '?code=a&state=b' })
  expect(replaced).toEqual(['/en'])
})

test("hides a line that was seen today by the site's clock", () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T23:30:00Z'), toFake: ['Date'] })
  const pushOf = (timeZone: string) => marksOf({ stored: { push: '2026-11-25' }, options: { timeZone } }).push
  expect([pushOf('Europe/Paris'), pushOf('Africa/Dakar')]).toEqual(['seen', undefined])
  vi.useRealTimers()
})

test('skips the layout of unseen content until the first paint, unless the visitor goes to a place in the page', () => {
  expect(marksOf({ navigation: 'navigate' })).toHaveProperty('first')
  expect(marksOf({ path: '/films#horaires', navigation: 'navigate' })).not.toHaveProperty('first')
  expect(marksOf({ navigation: 'reload' })).not.toHaveProperty('first')
  expect(marksOf({ navigation: 'back_forward' })).not.toHaveProperty('first')
})

test('replaces an unfiltered list by that of the chosen place', () => {
  const cookie = `${decided}; lyon`
  const navigation = 'navigate'
  marksOf({ path: '/films?a=b#c', cookie, stored: chosenPlace, navigation })
  expect(replaced).toEqual(['/films/filters/localisation-lyon?a=b#c'])
  replaced = []
  marksOf({ path: '/films', cookie, stored: chosenPlace, navigation: 'reload' })
  marksOf({ path: '/cinemas', cookie, stored: chosenPlace, navigation })
  marksOf({ path: '/films', stored: chosenPlace, navigation })
  expect(replaced).toEqual([])
})

test('runs with blocked storage', () => {
  expect(marksOf({ cookie: 'signed-in=1' })).toEqual({ consent: 'open', client: '' })
})
