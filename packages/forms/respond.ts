import type { PageResponse, ShownPage } from './page.ts'

type HeaderList = ReadonlyArray<readonly [name: string, value: string]>

/** A page of one person: neither cached nor indexed. */
export const PRIVATE: HeaderList = [
  ['Cache-Control', 'no-store'],
  ['X-Robots-Tag', 'noindex'],
]

export const retryAfterHeader = ({ retryAfter }: ShownPage): HeaderList =>
  retryAfter === undefined ? [] : [['Retry-After', String(retryAfter)]]

function madePrivate(response: Response, cookies: readonly string[] = []): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of PRIVATE) headers.set(name, value)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}

export const privateResponse = (
  body: BodyInit | null,
  status: number,
  headers: HeaderList = [],
  cookies?: readonly string[],
): Response => madePrivate(new Response(body, { status, headers: Object.fromEntries(headers) }), cookies)

const seeOther = (location: string, cookies?: readonly string[]): Response =>
  privateResponse(null, 303, [['Location', location]], cookies)

type Elsewhere = Extract<PageResponse, { readonly kind: 'redirect' | 'response' }>

export const responseOf = (outcome: Elsewhere): Response =>
  outcome.kind === 'redirect'
    ? seeOther(outcome.location, outcome.cookies)
    : madePrivate(outcome.response, outcome.cookies)
