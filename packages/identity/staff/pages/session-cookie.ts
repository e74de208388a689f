import { sessionCookie } from '@marquee/forms/session-cookie.ts'

export const staffSession = sessionCookie('staff-session', 'lax')
