import { defaultFlags, type FlagName, type FlagValues } from '../../../config/flags.ts'
import { type RouteKind, routes } from '../../../config/routes.ts'
import { type SiteId, sites } from '../../../config/sites.ts'
import type { Language, RouteConfig } from '../../../config/types.ts'
import { information } from './programme-files.ts'
import type { DemoTask } from './task.ts'

const prefixOf = (site: SiteId, language: Language) =>
  sites[site].prefix === 'all-but-default' && language === sites[site].languages[0] ? '' : `/${language}`

/** Public path of a page without parameters; undefined where the site has no such page. */
export function listPath(site: SiteId, kind: RouteKind, language: Language, flags: FlagValues): string | undefined {
  const route: RouteConfig = routes[kind]
  const absent =
    (route.sites && !route.sites.includes(site)) ||
    (route.flag && !flags[route.flag as FlagName]) ||
    (route.anyFlag && !route.anyFlag.some((name) => flags[name as FlagName]))
  const name = route.siteNames?.[site]?.[language] ?? route.names[language]
  return absent || name === undefined || route.parent ? undefined : `${prefixOf(site, language)}/${name}`
}

const isKind = (name: string): name is RouteKind => Object.hasOwn(routes, name)

/**
 * Where a text of the demo leads: an address as it is, an information page by its id, an experience (`experience:imax`), or a kind of page.
 * Undefined where the site has no such page.
 */
export function demoLink({ site, language }: Pick<DemoTask, 'site' | 'language'>, to: string): string | undefined {
  if (/^(?:https|mailto):/.test(to)) return to
  if (to.startsWith('experience:')) return `/redirect/${language}/experience/${to.slice('experience:'.length)}`
  const page = information.find(({ id }) => id === to)
  if (page) return `${prefixOf(site, language)}/info/${page.slug[language]}`
  return isKind(to) ? listPath(site, to, language, defaultFlags(site)) : undefined
}
