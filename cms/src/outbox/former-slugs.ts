import { keysOf } from '#config/keys.ts'
import type { Language } from '#config/types.ts'
import type { Delivery, Slugs } from './delivery-row.ts'

/** The contract's limit; the oldest are dropped. */
const MAX_SLUGS = 200

type Former = Partial<Record<Language, readonly string[]>>

/**
 * The slugs to store when the public ones become `now`: previous ones become former ones, and a former one
 * in use again is removed. Slugs of withdrawn languages stay. Undefined if nothing changes.
 */
export function movedSlugs(
  row: Pick<Delivery, 'slugs' | 'formerSlugs'>,
  before: Slugs,
  now: Slugs,
): Pick<Delivery, 'slugs' | 'formerSlugs'> | undefined {
  const last: Slugs = { ...row.slugs, ...before }
  const slugs: Slugs = { ...last, ...now }
  const formerSlugs: Former = { ...row.formerSlugs }
  for (const language of keysOf(now)) {
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

/** The former slugs that remain when another document takes `slugs`; undefined if all do. */
export function takenBy({ formerSlugs }: Pick<Delivery, 'formerSlugs'>, slugs: Slugs): Former | undefined {
  const rest: Former = { ...formerSlugs }
  let taken = false
  for (const language of keysOf(rest)) {
    const left = rest[language]?.filter((each) => each !== slugs[language]) ?? []
    if (left.length === rest[language]?.length) continue
    taken = true
    rest[language] = left
  }
  return taken ? rest : undefined
}
