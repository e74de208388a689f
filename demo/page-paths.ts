import { defaultFlags, type FlagName } from '../config/flags.ts'
import { type RouteKind, routes } from '../config/routes.ts'
import { sites } from '../config/sites.ts'
import type { RouteConfig } from '../config/types.ts'
import type { DemoTask } from './task.ts'

type Place = Pick<DemoTask, 'site' | 'language'>

/** Public path of a page without parameters, whether or not its flag is on; undefined where the site never has such a page. */
export function possiblePath({ site, language }: Place, kind: RouteKind): string | undefined {
  const route: RouteConfig = routes[kind]
  const name = route.siteNames?.[site]?.[language] ?? route.names[language]
  if ((route.sites && !route.sites.includes(site)) || name === undefined || route.parent) return undefined
  const { prefix, languages } = sites[site]
  return prefix === 'all-but-default' && language === languages[0] ? `/${name}` : `/${language}/${name}`
}

/** The same as the table of flags has it, for texts that would make no sense without the page. */
export function pagePath(place: Place, kind: RouteKind): string | undefined {
  const { flag, anyFlag }: RouteConfig = routes[kind]
  const flags = defaultFlags(place.site)
  const absent =
    (flag && !flags[flag as FlagName]) || (anyFlag && !anyFlag.some((name) => flags[name as FlagName]))
  return absent ? undefined : possiblePath(place, kind)
}
