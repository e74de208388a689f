import { createHmac, randomBytes } from 'node:crypto'
import { sameText } from '../../content-models/same-text.ts'
import { hostCookieName, readCookie, serializeCookie } from '../http/cookies.ts'

/** Name of the hidden field of every form. */
export const CSRF_FIELD = 'csrf'
const COOKIE = 'form'
const RANDOM_BYTES = 18

const signed = (secret: string, site: string, random: string) =>
  `${random}.${createHmac('sha256', secret).update(`form ${site} ${random}`).digest('base64url')}`

/** A value of ours, and not one that another host of the domain has planted. */
function isOurs(secret: string, site: string, value: string): boolean {
  const [random = ''] = value.split('.', 1)
  return random !== '' && sameText(value, signed(secret, site, random))
}

export interface FormGuard {
  /** What the hidden field has to repeat. */
  readonly value: string
  /** To be set with the page, where the browser does not have it yet. */
  readonly cookie: string | undefined
}

/** Before a log-in forms repeat a signed cookie, after it the value of their session. */
export function formGuard(
  request: Request,
  {
    secret,
    site,
    https,
    session,
  }: {
    readonly secret: string
    readonly site: string
    readonly https: boolean
    readonly session: string | null
  },
): FormGuard {
  if (session !== null) return { value: session, cookie: undefined }
  const name = hostCookieName(COOKIE, https)
  const cookie = readCookie(request.headers.get('cookie'), name)
  if (cookie !== undefined && isOurs(secret, site, cookie)) return { value: cookie, cookie: undefined }
  const value = signed(secret, site, randomBytes(RANDOM_BYTES).toString('base64url'))
  return { value, cookie: serializeCookie(name, value, { httpOnly: true, secure: https, sameSite: 'lax' }) }
}

/** A form that was sent by a page of the client host which this browser was shown. */
export function isOwnForm(
  request: Request,
  clientOrigin: string,
  guard: FormGuard,
  form: URLSearchParams,
): boolean {
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== clientOrigin) return false
  return guard.cookie === undefined && sameText(form.get(CSRF_FIELD) ?? '', guard.value)
}
