/** Part of the evening; in addresses `?view=`. */
export const timeWindows = ['soon', 'early', 'late'] as const

export type TimeWindow = (typeof timeWindows)[number]

/** `from-1940`: the times from 19:40 on, after a list's first ones. */
export type TonightView = TimeWindow | `from-${string}` | null

/** Wall clocks of the site, `HH:mm`. */
const EARLY = '19:00'
const LATE = '21:00'

/** Milliseconds of the window `soon`. */
export const SOON = 2 * 60 * 60_000

export function readView(text: string | undefined): TonightView {
  if (text === undefined) return null
  const known = timeWindows.find((name) => name === text)
  return known ?? (/^from-(?:[01]\d|2[0-3])[0-5]\d$/.test(text) ? (text as TonightView) : null)
}

export const viewFrom = (time: string): TonightView => `from-${time.replace(':', '')}`

interface Evening {
  /** `YYYY-MM-DD` of the list. */
  readonly date: string
  /** Wall clock of the site, `YYYY-MM-DDTHH:mm`, after the window `soon`. */
  readonly soon: string
}

/** True for a start (wall clock) within the view. Times after midnight are late. */
export function isInView(start: string, view: TonightView, { date, soon }: Evening): boolean {
  if (view === null) return true
  if (view === 'soon') return start <= soon
  if (view === 'early') return start < `${date}T${EARLY}`
  if (view === 'late') return start >= `${date}T${LATE}`
  return start >= `${date}T${view.slice(5, 7)}:${view.slice(7)}`
}

/**
 * The first `most` starts, and where the others begin, as `YYYY-MM-DDTHH:mm`. Equal starts stay together.
 * `starts` are in order.
 */
export function cutAt(
  starts: readonly string[],
  most: number,
): { readonly shown: number; readonly next: string | null } {
  const over = starts[most]
  if (over === undefined) return { shown: starts.length, next: null }
  const first = starts.indexOf(over)
  if (first > 0) return { shown: first, next: over }
  const next = starts.find((start) => start > over)
  return { shown: next === undefined ? starts.length : starts.indexOf(next), next: next ?? null }
}
