import { writeCookie } from '@marquee/kit/http/document-cookie.ts'
import { showBadge } from '../badge.ts'
import { type MockResponse, type MockSet, mockSetNames, mockSetOf } from './mock-sets.ts'
import { formatUnknown } from './nearest.ts'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

async function changed(response: Response, change: (body: unknown) => unknown): Promise<Response> {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response
  return json(change(await response.json()), response.status)
}

export function mockedFetch(
  { responses }: MockSet,
  real: typeof fetch,
  origin: string,
  onMocked: (method: string, address: string) => void,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), origin), init)
    const { pathname, search } = new URL(request.url)
    const fits = ({ method, path }: MockResponse) =>
      path.test(pathname + search) && (method ?? request.method) === request.method
    const response: MockResponse | undefined = responses.find(fits)
    if (!response) return real(input, init)
    onMocked(request.method, pathname + search)
    if (response.delay) await wait(response.delay)
    request.signal.throwIfAborted()
    return response.change
      ? changed(await real(input, init), response.change)
      : json(response.body ?? null, response.status ?? 200)
  }
}

function mockPosition({ position }: MockSet): void {
  if (position === undefined) return
  const mocked = {
    getCurrentPosition(found: (found: object) => void, failed?: (fault: object) => void) {
      const denied = {
        code: 1,
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
        message: 'refused by the scenario',
      } as const
      if (position === 'refused') setTimeout(() => failed?.(denied))
      else setTimeout(() => found({ coords: { ...position, accuracy: 50 }, timestamp: Date.now() }))
    },
  }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: mocked })
}

const KEY = 'marquee.scenario'
const AN_HOUR = 3_600

function dropCookies(): void {
  const names = mockSetNames.flatMap((name) => Object.keys(mockSetOf(name)?.cookies ?? {}))
  for (const name of names) writeCookie(name, '', 0)
}

/** Latest addresses that are listed. */
const LISTED = 20

function element(tag: string, text = '', ...children: readonly Node[]): HTMLElement {
  const made = document.createElement(tag)
  if (text) made.textContent = text
  made.append(...children)
  return made
}

/** The page as it is without a named state; the empty name ends the one that the tab retains. */
function leaveLink(): HTMLElement {
  const url = new URL(location.href)
  url.searchParams.set('scenario', '')
  const link = element('a', 'Leave')
  link.setAttribute('href', url.href)
  return link
}

const append = (label: string, ...content: readonly Node[]): void => showBadge(label, ...content, leaveLink())

/** Says on the page which named state it is in, and what was mocked. Returns what counts a mocked response. */
function showMockBadge(name: string, { title, look }: MockSet): (method: string, address: string) => void {
  const summary = element('summary')
  const list = element('ol')
  let count = 0
  const announce = () => (summary.textContent = `${title}: ${count} mocked`)
  announce()
  append(`Named state ${name}`, element('details', '', summary, element('p', look), list))
  return (method, address) => {
    count += 1
    list.append(element('li', `${method} ${address}`))
    if (list.childElementCount > LISTED) list.firstElementChild?.remove()
    announce()
  }
}

const showUnknownState = (message: string): void => append('Named state', element('p', message))

/**
 * Applies the mock set in the address (`?scenario=api-500`); the tab retains it until the address names
 * another or none (`?scenario=`). A badge on the page has its name; an unknown name gets the nearest ones, and is not retained.
 */
export function applyMockSet(): void {
  const requestedName = new URLSearchParams(location.search).get('scenario')
  if (requestedName !== null) {
    dropCookies()
    sessionStorage.setItem(KEY, requestedName)
  }
  const name = sessionStorage.getItem(KEY)
  if (!name) return
  const set = mockSetOf(name)
  if (!set) {
    sessionStorage.removeItem(KEY)
    return showUnknownState(formatUnknown('named state', name, mockSetNames))
  }
  const onMocked = showMockBadge(name, set)
  globalThis.fetch = mockedFetch(set, globalThis.fetch.bind(globalThis), location.origin, onMocked)
  mockPosition(set)
  for (const [cookie, value] of Object.entries(set.cookies ?? {})) writeCookie(cookie, value, AN_HOUR)
}
