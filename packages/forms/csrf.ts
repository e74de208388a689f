import { createHmac, randomBytes } from 'node:crypto'
import { hostCookieName, readCookie, serializeCookie } from '@marquee/kit/http/cookies.ts'
import { secretsOf } from '@marquee/kit/secrets/secrets.ts'
import { sameText } from '@marquee/kit/secrets/tokens.ts'

export const CSRF_FIELD = 'csrf'
const COOKIE = 'form'
const RANDOM_BYTES = 18

const signed = (secret: string, site: string, random: string) =>
  `${random}.${createHmac('sha256', secret).update(`form ${site} ${random}`).digest('base64url')}`

/** False for a value that another host of the domain has planted. */
function isOurs(secret: string, site: string, value: string): boolean {
  const [random = ''] = value.split('.', 1)
  return random !== '' && secretsOf(secret).some((each) => sameText(value, signed(each, site, random)))
}

export interface FormGuard {
  /** Required value of the hidden field. */
  readonly value: string
  /** `Set-Cookie` line for a browser that lacks the cookie. */
  readonly cookie: string | undefined
}

/** The CSRF value: of the session when signed in, of a signed cookie before. */
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
  const value = signed(secretsOf(secret)[0], site, randomBytes(RANDOM_BYTES).toString('base64url'))
  return { value, cookie: serializeCookie(name, value, { httpOnly: true, secure: https, sameSite: 'lax' }) }
}

/** True for a form of a page of this origin that this browser was shown. */
export function isOwnForm(request: Request, origin: string, guard: FormGuard, value: string): boolean {
  const sender = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (sender !== null && sender !== origin) return false
  if (site !== null && site !== 'same-origin') return false
  return guard.cookie === undefined && sameText(value, guard.value)
}
