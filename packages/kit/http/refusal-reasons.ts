/** Reasons why the server refuses a request: `reason` in its access log and in `refusals_total`, and the header `X-Refusal`. */
export const refusals = {
  'accounts-outside': 'The accounts of the site are with an outside service, which has their pages.',
  'bodies-full': 'The bodies of requests that are held at once take too much memory.',
  'body-too-large': 'The body has more bytes than the address takes.',
  'body-type': 'The address takes bodies of another type.',
  'circuit-open': 'A source failed several times in a row, and is not called for some seconds.',
  failed: 'An error that nothing expected; the line `request failed` has it.',
  'feature-off': 'The page belongs to a feature that is off on this site.',
  forbidden: 'The sender may not do this, or the form is not from a page of ours.',
  'hash-queue-full': 'Too many passwords and codes wait to be hashed.',
  'headers-too-large': 'The header lines take more than 16 KB.',
  'invalid-request': 'The parameters or the body do not fit the address.',
  late: 'The request was not complete in time.',
  'malformed-address': 'The address cannot be decoded, is no path, or comes with several hosts.',
  method: 'The address has no such method.',
  'not-ready':
    'The process starts or ends, or a service that it needs fails; `/readyz` from inside of the network names it.',
  'operators-only': 'The metrics are for a private address without a proxy, or for the token.',
  'picture-size': 'The picture is not made in this width or format.',
  'preview-expired': 'The time of the preview link is over.',
  'preview-invalid': 'The signature of the preview link is not ours.',
  'publishing-host': 'Publishing is accepted under PUBLISHING_HOST only.',
  range: 'The file has no such bytes.',
  'rate-limit':
    'The sender did this too often; the label `limit` of `rate_limit_refusals_total` names the limit.',
  'reads-per-address': 'The address already has its share of the reads of the content API that run or wait.',
  'render-failed':
    'The render failed, and no page of before can be shown; the line `render failed` has the error.',
  'render-gate-full': 'Too many renders of this kind wait, or this one waited too long.',
  'render-late': 'The render takes longer than a visitor waits; the page is cached once it is done.',
  'sign-in-needed': 'The address is for those who are signed in.',
  'source-malformed': 'The response of a source is invalid as a whole.',
  'source-unavailable': 'A source failed, or did not respond in time.',
  'streams-full':
    'The address, or the process, has as many event streams open as it may, or the process ends.',
  'unknown-host': 'No site has this host.',
  'unreadable-request': 'The request is no valid HTTP.',
  unavailable:
    'A service of ours cannot respond now: too many wait for it, or something that it needs fails.',
}

export type Refusal = keyof typeof refusals

/** Reasons of responses that name none. */
const ofStatus: Readonly<Record<number, Refusal>> = {
  400: 'invalid-request',
  401: 'sign-in-needed',
  403: 'forbidden',
  405: 'method',
  413: 'body-too-large',
  415: 'body-type',
  429: 'rate-limit',
  500: 'failed',
  502: 'source-malformed',
  503: 'unavailable',
}

export const REFUSAL = 'X-Refusal'

/** The others are in log and metrics only, because from outside their addresses have nothing. */
export const isSaid = (refusal: Refusal): boolean =>
  refusal !== 'operators-only' && refusal !== 'publishing-host'

const isRefusal = (name: string): name is Refusal => Object.hasOwn(refusals, name)

/** Undefined for a response that is no refusal, such as a page that does not exist. */
export function refusalOf({ status, headers }: Pick<Response, 'status' | 'headers'>): Refusal | undefined {
  if (status < 400) return undefined
  const named = headers.get(REFUSAL)
  return named !== null && isRefusal(named) ? named : ofStatus[status]
}
