import type { FlagRow } from '../../services/flags/flag-service.ts'
import type { FlagUsage } from '../../services/flags/usage-report.ts'

const DAY = 86_400_000
export const SOON_DAYS = 60
export const UNUSED_DAYS = 30

export type DueState = 'past' | 'soon' | null

/** A flag is due after the end of its last day. */
export function dueState({ config }: FlagRow, now: number): DueState {
  const end = Date.parse(config.until) + DAY
  if (end <= now) return 'past'
  return end - now <= SOON_DAYS * DAY ? 'soon' : null
}

/** First day of the stored counts; null without any. */
export const countedSince = (usage: readonly FlagUsage[]): string | null => usage.at(-1)?.day ?? null

/** Whether counts go back far enough to say what nothing requests. */
export const isJudged = (since: string | null, now: number): boolean =>
  since !== null && now - Date.parse(since) >= (UNUSED_DAYS - 1) * DAY

export const isUnused = ({ lastUsed }: FlagRow, now: number): boolean =>
  lastUsed === null || now - Date.parse(lastUsed) > UNUSED_DAYS * DAY
