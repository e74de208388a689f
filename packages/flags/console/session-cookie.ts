import type { HostVisitor } from '@marquee/forms/page.ts'
import { hostCookieName, readCookie, serializeCookie } from '@marquee/kit/http/cookies.ts'
import { deviceCookieOf } from '@marquee/kit/http/device-cookie.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { OwnerRequester } from '../service/flag-owners.ts'

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

export const sessionCookie = (token: string, reached: Reached): string =>
  written(token, reached, serviceLimits.flags.session.hours * 3600)

export const endedCookie = (reached: Reached): string => written('', reached, 0)

export const ownerRequester = ({
  request,
  visitor: { address, https },
}: {
  readonly request: Request
  readonly visitor: HostVisitor
}): OwnerRequester => ({ address, device: deviceCookieOf(request, https) })
