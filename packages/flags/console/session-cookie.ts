import type { HostVisitor } from '@marquee/forms/page.ts'
import { hostCookieName, readCookie, serializeCookie } from '@marquee/kit/http/cookies.ts'

type Reached = Pick<HostVisitor, 'https'>

const nameOf = ({ https }: Reached) => hostCookieName('flag-session', https)

const written = (token: string, reached: Reached, maxAge: number) =>
  serializeCookie(nameOf(reached), token, {
    maxAge,
    httpOnly: true,
    secure: reached.https,
    sameSite: 'strict',
  })

export const sessionTokenOf = (request: Request, reached: Reached): string | undefined =>
  readCookie(request.headers.get('cookie'), nameOf(reached))

export const sessionCookie = (token: string, reached: Reached, hours: number): string =>
  written(token, reached, hours * 3_600)

export const endedCookie = (reached: Reached): string => written('', reached, 0)
