import { sessionCookie } from '@marquee/forms/session.ts'

export const flagSession = sessionCookie('flag-session', 'strict')
