import { vi } from 'vitest'

export type FrameResponse = (url: URL) => Readonly<Record<string, string>> | undefined

/** The library removes its frames seconds later, after this browser is gone. */
function stubTimers(): () => void {
  const timers: ReturnType<typeof setTimeout>[] = []
  const later = setTimeout
  vi.stubGlobal('setTimeout', (...args: Parameters<typeof setTimeout>) => {
    const timer = later(...args)
    timers.push(timer)
    return timer
  })
  return () => timers.forEach((timer) => clearTimeout(timer))
}

/** The parts of a browser that the identity library needs, with recorded effects. */
export function stubBrowser(origin: string) {
  const stored = new Map<string, string>()
  const cookies = new Map<string, string>()
  const listeners = new Set<(event: object) => void>()
  const state = { respond: (() => undefined) as FrameResponse, left: [] as URL[], framed: [] as URL[] }

  const frame = () => {
    const element = {
      style: {},
      setAttribute(name: string, value: string) {
        if (name !== 'src') return
        const url = new URL(value)
        state.framed.push(url)
        const response = state.respond(url)
        const event = { origin: url.origin, source: null, data: { type: 'authorization_response', response } }
        if (response) queueMicrotask(() => listeners.forEach((listener) => listener(event)))
      },
    }
    return element
  }
  const document = {
    createElement: frame,
    body: { appendChild() {}, removeChild() {}, contains: () => false },
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...rest] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      const isGone =
        rest.some((each) => /^expires=.*1970|^expires=.*\b(?:200|19)\d\d/i.test(each)) || value === ''
      if (isGone) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
  const window = {
    crypto,
    btoa,
    fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
    document,
    location: {
      origin,
      href: `${origin}/`,
      search: '',
      protocol: 'http:',
      assign: (address: string) => void state.left.push(new URL(address)),
    },
    addEventListener: (_type: string, listener: (event: object) => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: object) => void) =>
      void listeners.delete(listener),
  }
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', window.location)
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  const stopTimers = stubTimers()
  const close = () => {
    stopTimers()
    vi.unstubAllGlobals()
  }
  return { state, stored, cookies, close }
}
