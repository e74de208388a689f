import type { FlagRow } from '../../services/flags/flag-service.ts'

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

/** Not requested, although other flags are: without reports nothing is known. */
export function isUnused(
  { lastUsed }: FlagRow,
  { reported, now }: { readonly reported: boolean; readonly now: number },
): boolean {
  if (!reported) return false
  return lastUsed === null || now - Date.parse(lastUsed) > UNUSED_DAYS * DAY
}

export const isReported = (rows: readonly FlagRow[]): boolean =>
  rows.some(({ lastUsed }) => lastUsed !== null)
