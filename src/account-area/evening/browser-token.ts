import { hostCookieName, readCookie, serializeCookie } from '@marquee/kit/http/cookies.ts'
import { isToken, newToken } from '@marquee/kit/secrets/tokens.ts'
import type { ClientContext } from '../page.ts'

const COOKIE = 'evening'
const DAYS = 30

type Asked = Pick<ClientContext, 'request' | 'https'>

/** Undefined in a browser that has joined no evening. */
export function browserToken({ request, https }: Asked): string | undefined {
  const value = readCookie(request.headers.get('cookie'), hostCookieName(COOKIE, https))
  return isToken(value) ? value : undefined
}

/** The browser's token, or a new one, and the line that sets its cookie. */
export function keptToken(context: Asked): { readonly token: string; readonly cookie: string } {
  const token = browserToken(context) ?? newToken()
  const { https } = context
  const cookie = serializeCookie(hostCookieName(COOKIE, https), token, {
    httpOnly: true,
    secure: https,
    sameSite: 'lax',
    maxAge: DAYS * 86_400,
  })
  return { token, cookie }
}
