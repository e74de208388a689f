import { hostCookieName, readCookie, serializeCookie } from '@marquee/kit/http/cookies.ts'
import { serviceLimits } from '#config/service-limits.ts'

const nameOf = (https: boolean) => hostCookieName('staff-session', https)

/** Lax: a console on another site leads here, and a session that is open continues there. */
const written = (token: string, https: boolean, maxAge: number) =>
  serializeCookie(nameOf(https), token, { maxAge, httpOnly: true, secure: https, sameSite: 'lax' })

export const sessionTokenOf = (request: Request, https: boolean): string | undefined =>
  readCookie(request.headers.get('cookie'), nameOf(https))

export const sessionCookie = (token: string, https: boolean): string =>
  written(token, https, serviceLimits.staff.session.hours * 3_600)

export const endedCookie = (https: boolean): string => written('', https, 0)
