import type { Where } from 'payload'
import { isSite } from '#config/is-site.ts'
import type { SiteId } from '#config/sites.ts'

/** The filter of a list has groups of conditions, as Payload's own form writes them. */
const groupsOf = ({ or }: Where): readonly Where[] => or ?? [{ and: [] }]
const isOfSite = (condition: Where) => 'site' in condition

/** The site that every group of a filter asks for. */
export function siteIn(where: Where | undefined): SiteId | undefined {
  const sites = groupsOf(where ?? {}).map(({ and }) => {
    const { site } = and?.find(isOfSite) ?? {}
    return site && 'equals' in site ? site.equals : undefined
  })
  const [first] = new Set(sites)
  return new Set(sites).size === 1 && isSite(first) ? first : undefined
}

/** The filter with another site, or with all. */
export const withSite = (where: Where | undefined, site: SiteId | undefined): Where => ({
  or: groupsOf(where ?? {}).map(({ and = [] }) => ({
    and: [...and.filter((each) => !isOfSite(each)), ...(site ? [{ site: { equals: site } }] : [])],
  })),
})
