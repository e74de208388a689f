import { allowsAnonymous, identityErrorOf } from '#machines/auth-rules.ts'

export interface AllowedAddress {
  /** Absolute; exact, or a prefix that ends with `/*`. */
  readonly address: string
  /** Absent: all. */
  readonly methods?: readonly string[]
  /** True: a call without a client is sent without a bearer; otherwise it fails. */
  readonly anonymous?: boolean
}

export interface TokenAttach {
  readonly allowed: readonly AllowedAddress[]
  readonly token: () => Promise<string | null>
  readonly fetch?: typeof globalThis.fetch
}

function covers(
  { address, methods }: AllowedAddress,
  { href, method }: { readonly href: string; readonly method: string },
): boolean {
  if (methods && !methods.some((each) => each.toUpperCase() === method.toUpperCase())) return false
  const isPrefix = address.endsWith('/*')
  const base = isPrefix ? address.slice(0, -1) : address
  // A star elsewhere would let `https://api.example*` cover `https://api.example.evil`.
  if (base.includes('*') || !URL.canParse(base) || !URL.canParse(href)) return false
  const own = new URL(base)
  const url = new URL(href)
  if (url.origin !== own.origin) return false
  return isPrefix ? url.pathname.startsWith(own.pathname) : url.pathname === own.pathname
}

export const allowedFor = (allowed: readonly AllowedAddress[], href: string, method: string) =>
  allowed.find((entry) => covers(entry, { href, method }))

async function bearerFor({ anonymous = false }: AllowedAddress, token: TokenAttach['token']) {
  try {
    return await token()
  } catch (error) {
    if (anonymous && allowsAnonymous(identityErrorOf(error))) return null
    throw error
  }
}

/** A fetch that attaches the bearer to listed calls only. Rejects as `token` does. */
export function attachToken({
  allowed,
  token,
  fetch: fetcher = globalThis.fetch,
}: TokenAttach): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const entry = allowedFor(allowed, request.url, request.method)
    const bearer = entry ? await bearerFor(entry, token) : null
    if (bearer !== null) request.headers.set('authorization', `Bearer ${bearer}`)
    return fetcher(request)
  }
}

/**
 * The calls of a client host that need a client: `/api/…`, `/api/v1/…` and `/api/{language}/…`. Endpoints
 * and logout take no bearer.
 */
export function clientCalls(clientOrigin: string, languages: readonly string[]): readonly AllowedAddress[] {
  const bases = ['', 'v1/', ...languages.map((language) => `${language}/`)]
  return bases.flatMap((base) => {
    const api = `${clientOrigin}/api/${base}`
    return [
      { address: `${api}accounts/me`, methods: ['GET'], anonymous: true },
      { address: `${api}accounts/me/*` },
      { address: `${api}client/*` },
    ] satisfies AllowedAddress[]
  })
}
