import { sessionCookie } from '@marquee/forms/session-cookie.ts'

export const flagSession = sessionCookie('flag-session', 'strict')
