import { hostCookieName, readCookie, serializeCookie } from '@marquee/kit/http/cookies.ts'
import { type FormGuard, formGuard } from './csrf.ts'

interface SessionOptions<Session> {
  /** Value of the session cookie. */
  readonly token: string | undefined
  find(token: string | undefined): Promise<Session | null>
  /** Signs the CSRF cookie of signed-out visitors. */
  readonly secret: string
  readonly site: string
  readonly https: boolean
}

export interface FormVisitor<Session> {
  readonly session: Session | null
  /** Value of the session cookie; undefined without a session. */
  readonly sessionToken: string | undefined
  /** Value of the hidden CSRF field. */
  readonly csrf: string
}

/** The session of a request, and the guard of its forms with its cookies. */
export async function findSession<Session extends { readonly csrf: string }>(
  request: Request,
  { token, find, secret, site, https }: SessionOptions<Session>,
): Promise<{
  readonly visitor: FormVisitor<Session>
  readonly guard: FormGuard
  readonly cookies: readonly string[]
}> {
  const session = await find(token)
  const guard = formGuard(request, { secret, site, https, session: session?.csrf ?? null })
  return {
    visitor: { session, sessionToken: session === null ? undefined : token, csrf: guard.value },
    guard,
    cookies: guard.cookie === undefined ? [] : [guard.cookie],
  }
}

interface SessionCookie {
  tokenOf(request: Request, https: boolean): string | undefined
  /** A `Set-Cookie` line. */
  written(token: string, https: boolean, hours: number): string
  ended(https: boolean): string
}

/** `lax`: pages of other hosts lead here, and a session that is open continues. */
export function sessionCookie(name: string, sameSite: 'lax' | 'strict'): SessionCookie {
  const line = (token: string, https: boolean, maxAge: number) =>
    serializeCookie(hostCookieName(name, https), token, { maxAge, httpOnly: true, secure: https, sameSite })
  return {
    tokenOf: (request, https) => readCookie(request.headers.get('cookie'), hostCookieName(name, https)),
    written: (token, https, hours) => line(token, https, hours * 3_600),
    ended: (https) => line('', https, 0),
  }
}
