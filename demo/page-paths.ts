import { defaultFlags } from '#config/flags.ts'
import { type RouteKind, routes } from '#config/routes.ts'
import { sites } from '#config/sites.ts'
import type { RouteConfig } from '#config/types.ts'
import type { DemoTask } from './task.ts'

type Place = Pick<DemoTask, 'site' | 'language'>

/** Path of a page without parameters, whatever its flag; undefined if the site never has the page. */
export function possiblePath({ site, language }: Place, kind: RouteKind): string | undefined {
  const route: RouteConfig = routes[kind]
  const name = route.siteNames?.[site]?.[language] ?? route.names[language]
  if ((route.sites && !route.sites.includes(site)) || name === undefined || route.parent) return undefined
  const { prefix, languages } = sites[site]
  return prefix === 'all-but-default' && language === languages[0] ? `/${name}` : `/${language}/${name}`
}

/** `possiblePath` if the configured flag is on, for texts that need the page. */
export function pagePath(place: Place, kind: RouteKind): string | undefined {
  const { flag, anyFlag }: RouteConfig = routes[kind]
  const flags: Readonly<Record<string, boolean>> = defaultFlags(place.site)
  const absent = (flag && !flags[flag]) || (anyFlag && !anyFlag.some((name) => flags[name]))
  return absent ? undefined : possiblePath(place, kind)
}
