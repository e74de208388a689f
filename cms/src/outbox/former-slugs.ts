import type { Language } from '../../../config/types.ts'
import type { Delivery, Slugs } from './deliveries.ts'

/** The contract's limit; the oldest fall. */
const MAX_SLUGS = 200

type Former = Partial<Record<Language, readonly string[]>>

const languagesOf = (slugs: Slugs | Former) => Object.keys(slugs) as Language[]

/**
 * What a row has to keep when the public addresses of its document become `now`: those of before join the former ones, and an
 * address that is in use again is not a former one. Undefined: as it was. An address outlives the withdrawal of its text.
 */
export function movedSlugs(
  row: Pick<Delivery, 'slugs' | 'formerSlugs'>,
  before: Slugs,
  now: Slugs,
): Pick<Delivery, 'slugs' | 'formerSlugs'> | undefined {
  const last: Slugs = { ...row.slugs, ...before }
  const slugs: Slugs = { ...last, ...now }
  const formerSlugs: Former = { ...row.formerSlugs }
  for (const language of languagesOf(now)) {
    const [from, to] = [last[language], now[language]]
    const others = (formerSlugs[language] ?? []).filter((each) => each !== to && each !== from)
    const former = from && from !== to ? [...others, from] : others
    if (former.length > 0) formerSlugs[language] = former.slice(-MAX_SLUGS)
    else delete formerSlugs[language]
  }
  const same =
    JSON.stringify([slugs, formerSlugs]) === JSON.stringify([row.slugs ?? {}, row.formerSlugs ?? {}])
  return same ? undefined : { slugs, formerSlugs }
}

/** The former addresses that remain to a document when another takes `slugs`; undefined: all of them. */
export function takenBy({ formerSlugs }: Pick<Delivery, 'formerSlugs'>, slugs: Slugs): Former | undefined {
  const rest: Former = { ...formerSlugs }
  let taken = false
  for (const language of languagesOf(rest)) {
    const left = rest[language]?.filter((each) => each !== slugs[language]) ?? []
    if (left.length === rest[language]?.length) continue
    taken = true
    rest[language] = left
  }
  return taken ? rest : undefined
}
