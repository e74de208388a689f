import { rateLimitIn } from '../../rate-limits/in-table.ts'

export const { waitFor, countAttempt, resetAttempts } = rateLimitIn('flag_tries')
