import type { FlagRow } from '../../service/flag-service.ts'

const DAY = 86_400_000
const SOON_DAYS = 60
const UNUSED_DAYS = 30

/** A flag is due after the end of its last day; this says so in good time. */
export const isDue = ({ config }: FlagRow, now: number): boolean =>
  Date.parse(config.until) + DAY - now <= SOON_DAYS * DAY

/** True once uses were noted for long enough to say what nothing requests. */
export const isJudged = (since: string | null, now: number): boolean =>
  since !== null && now - Date.parse(since) >= (UNUSED_DAYS - 1) * DAY

export const isUnused = ({ lastUsed }: FlagRow, now: number): boolean =>
  lastUsed === null || now - Date.parse(lastUsed) > UNUSED_DAYS * DAY
