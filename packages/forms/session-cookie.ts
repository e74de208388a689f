import { hostCookieName, readCookie, serializeCookie } from '@marquee/kit/http/cookies.ts'

export interface SessionCookie {
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
