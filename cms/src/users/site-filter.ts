import type { Where } from 'payload'
import { isSite } from '#config/is-site.ts'
import type { SiteId } from '#config/sites.ts'

/** The filter of a list has groups of conditions, as Payload's own form writes them. */
const groupsOf = ({ or }: Where): readonly Where[] => or ?? [{ and: [] }]
const isOfSite = (condition: Where) => 'site' in condition

const listOf = (value: unknown): readonly unknown[] =>
  typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []

/** The sites that a group of conditions asks for. */
function sitesOfGroup({ and }: Where): readonly SiteId[] {
  const { site } = and?.find(isOfSite) ?? {}
  if (!site || Array.isArray(site)) return []
  return listOf('equals' in site ? site.equals : 'in' in site ? site.in : undefined).filter(isSite)
}

/** The sites that every group of a filter asks for; undefined if it asks for none, or its groups for different ones. */
export function sitesAskedIn(where: Where | undefined): readonly SiteId[] | undefined {
  const asked = groupsOf(where ?? {}).map(sitesOfGroup)
  const [first = []] = asked
  return first.length > 0 && asked.every((sites) => sites.join() === first.join()) ? first : undefined
}

/** The filter with other sites, or with all. */
export function withSites(where: Where | undefined, sites: readonly SiteId[] | undefined): Where {
  const [only, ...others] = sites ?? []
  const condition = only && { site: others.length === 0 ? { equals: only } : { in: [only, ...others] } }
  return {
    or: groupsOf(where ?? {}).map(({ and = [] }) => ({
      and: [...and.filter((each) => !isOfSite(each)), ...(condition ? [condition] : [])],
    })),
  }
}

interface ListOfSites {
  readonly where: Where | undefined
  /** Sites of the user whose documents the collection has. */
  readonly own: readonly SiteId[]
  /** Those of them that have the language of the list. */
  readonly speaking: readonly SiteId[]
  /** The last choice. */
  readonly chosen: SiteId | undefined
}

/** The filter that a list needs instead of its own: it shows no site without its language. Undefined: it may stay. */
export function neededFilter({ where, own, speaking, chosen }: ListOfSites): Where | undefined {
  const asked = sitesAskedIn(where)
  const isWhole = speaking.length === own.length
  if (
    speaking.length === 0 ||
    (asked && asked.every((site) => speaking.includes(site)) && (asked.length === 1 || !isWhole))
  )
    return undefined
  const isOpened = (where?.or ?? []).length === 0 && chosen !== undefined && speaking.includes(chosen)
  if (isOpened) return withSites(where, [chosen])
  return isWhole && !asked ? undefined : withSites(where, isWhole ? undefined : speaking)
}
