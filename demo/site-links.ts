import { type RouteKind, routes } from '#config/routes.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { pagePath } from './page-paths.ts'
import { information } from './programme-files.ts'
import type { DemoLanguage } from './site-text.ts'
import type { DemoTask } from './task.ts'

const prefixOf = (site: SiteId, language: DemoLanguage) =>
  sites[site].prefix === 'all-but-default' && language === sites[site].languages[0] ? '' : `/${language}`

const isKind = (name: string): name is RouteKind => Object.hasOwn(routes, name)

/**
 * Resolves a URL, an information page's id, an experience (`experience:imax`) or a page kind. Undefined if
 * the site has no such page according to `path`.
 */
export function demoLink(
  { site, language }: Pick<DemoTask, 'site' | 'language'>,
  to: string,
  path = pagePath,
): string | undefined {
  if (/^(?:https|mailto):/.test(to)) return to
  if (to.startsWith('experience:'))
    return `/redirect/${language}/experience/${to.slice('experience:'.length)}`
  const page = information.find(({ id }) => id === to)
  if (page) return `${prefixOf(site, language)}/info/${page.slug[language]}`
  return isKind(to) ? path({ site, language }, to) : undefined
}
