import { defaultFlags, type FlagName } from '../../../config/flags.ts'
import { type RouteKind, routes } from '../../../config/routes.ts'
import { sites } from '../../../config/sites.ts'
import type { RouteConfig } from '../../../config/types.ts'
import type { DemoTask } from './task.ts'

/** Public path of a page without parameters; undefined where the site has no such page. */
export function pagePath({ site, language }: Pick<DemoTask, 'site' | 'language'>, kind: RouteKind): string | undefined {
  const route: RouteConfig = routes[kind]
  const flags = defaultFlags(site)
  const absent =
    (route.sites && !route.sites.includes(site)) ||
    (route.flag && !flags[route.flag as FlagName]) ||
    (route.anyFlag && !route.anyFlag.some((name) => flags[name as FlagName]))
  const name = route.siteNames?.[site]?.[language] ?? route.names[language]
  if (absent || name === undefined || route.parent) return undefined
  const { prefix, languages } = sites[site]
  return prefix === 'all-but-default' && language === languages[0] ? `/${name}` : `/${language}/${name}`
}
