import { serviceLimits } from '../../config/service-limits.ts'
import { cookieOf } from '../client-area/cookies.ts'
import type { FlagVisitor } from '../server/outer-options.ts'

/** With https the name itself keeps other hosts of the domain from planting one. */
const nameOf = (https: boolean) => (https ? '__Host-flag-session' : 'flag-session')

const rest = (https: boolean) => `Path=/; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`

export const sessionTokenOf = (request: Request, { https }: Pick<FlagVisitor, 'https'>): string | undefined => cookieOf(request, nameOf(https))

/** To be set by the sign-in. */
export const sessionCookie = (token: string, { https }: Pick<FlagVisitor, 'https'>): string =>
  `${nameOf(https)}=${token}; Max-Age=${serviceLimits.flags.session.hours * 3600}; ${rest(https)}`

/** To be set by the sign-out. */
export const endedCookie = ({ https }: Pick<FlagVisitor, 'https'>): string => `${nameOf(https)}=; Max-Age=0; ${rest(https)}`
