import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'

/** Names of item kinds in the sites' `/redirect` addresses. */
const entities: Readonly<Record<string, string>> = {
  news: 'news',
  offer: 'offer',
  article: 'experience-article',
  experience: 'experience',
  'experience-group': 'experience-group',
  event: 'season',
  'master-template': 'master-template',
  'faq-article': 'faq-article',
  show: 'show',
  cinema: 'cinema',
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** The public page of an item, if its kind has one. */
export function pageLink(
  siteUrl: string,
  kind: string,
  site: SiteId,
  language: Language,
  slug: string,
): string | undefined {
  const entity = Object.hasOwn(entities, kind) ? entities[kind] : undefined
  if (!entity) return undefined
  const { protocol, hostname, port } = new URL(siteUrl)
  const { local, production } = sites[site].hosts
  const origin = loopback.has(hostname)
    ? `${protocol}//${local}${port && `:${port}`}`
    : `https://${production}`
  return `${origin}/redirect/${language}/${entity}/${slug}`
}
