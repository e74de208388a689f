import { isPublicHost } from '@marquee/kit/http/host-names.ts'
import { type SiteId, sites } from '#config/sites.ts'

/** The process of the sites runs on this machine, which alone may use its local names. */
const isOwnMachine = (siteUrl: string): boolean => !isPublicHost(new URL(siteUrl).host)

/** The Host of requests to the process of the sites. */
export function servedHost(
  site: SiteId,
  siteUrl: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const { local, production } = sites[site].hosts
  if (isOwnMachine(siteUrl)) return local
  return environment[`HOST_${site.toUpperCase()}`]?.trim() || production
}

/** Visitors find there what that process serves. */
export function servedOrigin(site: SiteId, siteUrl: string): string {
  const host = servedHost(site, siteUrl)
  if (!isOwnMachine(siteUrl)) return `https://${host}`
  const { protocol, port } = new URL(siteUrl)
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`
}
