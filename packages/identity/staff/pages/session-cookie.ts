import { sessionCookie } from '@marquee/forms/session.ts'

export const staffSession = sessionCookie('staff-session', 'lax')
