import { hostCookieName, readCookie, serializeCookie } from './cookies.ts'

const NAME = 'device'
const SECONDS = 180 * 86_400

export const deviceCookieOf = ({ headers }: Pick<Request, 'headers'>, https: boolean): string | undefined =>
  readCookie(headers.get('cookie'), hostCookieName(NAME, https))

/** The cookie of a browser in which somebody has signed in; it says nothing about being signed in. */
export const deviceCookie = (value: string, https: boolean): string =>
  serializeCookie(hostCookieName(NAME, https), value, {
    maxAge: SECONDS,
    httpOnly: true,
    secure: https,
    sameSite: 'lax',
  })
