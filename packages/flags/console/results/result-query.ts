import { languages } from '#config/languages.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { personAndDays } from '../forms/filter-address.ts'

export interface ResultFilter {
  /** ISO dates in UTC, the first not after the last. */
  readonly from: string
  readonly to: string
  readonly site: SiteId | undefined
  readonly language: Language | undefined
}

const DAY = 86_400_000
const { days, shownDays } = serviceLimits.flags.results

const dayAt = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** Days that are stored; `now` in epoch milliseconds. */
export function readResultFilter(url: URL, now: number): ResultFilter {
  const { searchParams: query } = url
  const { from, to } = personAndDays(url)
  const [oldest, today] = [dayAt(now - days * DAY), dayAt(now)]
  const last = to !== undefined && to >= oldest && to < today ? to : today
  const before = dayAt(Date.parse(last) - (shownDays - 1) * DAY)
  const first = from !== undefined && from <= last ? from : before
  return {
    from: first < oldest ? oldest : first,
    to: last,
    site: siteIds.find((site) => site === query.get('site')),
    language: languages.find((language) => language === query.get('language')),
  }
}

/** Each day of the period, the oldest first. */
export const daysOf = ({ from, to }: Pick<ResultFilter, 'from' | 'to'>): readonly string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY + 1 }, (_, index) =>
    dayAt(Date.parse(from) + index * DAY),
  )
