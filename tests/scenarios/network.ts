import { setupServer } from 'msw/node'

/** Intercepts the network; each scenario adds its responses. */
export const network = setupServer()

const { Request: RealRequest } = globalThis

/** Pages request their own origin by path; outside a page there is no origin. */
class PageRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init)
  }
}

/** The browser globals that our actors read, on the host of a site. */
export function enterPage(host: string): void {
  const page = {
    location: new URL(`http://${host}/`),
    document: {
      cookie: '',
      documentElement: { dataset: {}, lang: '' },
      addEventListener: () => {},
      dispatchEvent: () => true,
    },
    Request: PageRequest,
  }
  for (const [name, value] of Object.entries(page))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
}
