import { setupServer } from 'msw/node'

/** Stands between the tests and the network; each scenario brings what it answers. */
export const network = setupServer()

const { Request: RealRequest } = globalThis

/** A page asks its own origin by paths; outside a page there is none to begin with. */
class PageRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init)
  }
}

/** The little of a browser that our actors look at, on the host of a site. */
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
