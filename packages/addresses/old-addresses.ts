import { isLanguage } from '#config/languages.ts'
import type { RouteKind } from '#config/routes.ts'
import type { Language } from '#config/types.ts'
import type { SitePaths } from './site-paths.ts'

export const OLD_ADDRESSES = '/redirect/'

const kindsByEntity: Readonly<Record<string, RouteKind | readonly RouteKind[]>> = {
  cinema: 'cinema',
  city: 'city',
  show: ['show', 'entertainment'],
  entertainment: ['entertainment', 'show'],
  season: ['season', 'specialEvent'],
  offer: 'offer',
  news: 'newsItem',
  experience: 'experience',
  'experience-article': 'experienceArticle',
  'experience-group': 'experienceGroup',
  'master-template': 'information',
  'faq-article': 'helpArticle',
}

export interface OldAddress {
  readonly kind: RouteKind
  readonly language: Language
  readonly slug: string
  readonly path: string
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * Current paths that an address of the old form may name, whether or not the items
 * exist; empty for other paths.
 */
export function readOldAddress(paths: SitePaths, pathname: string): readonly OldAddress[] {
  if (!pathname.startsWith(OLD_ADDRESSES)) return []
  const [language = '', entity = '', slug = '', ...rest] = pathname
    .slice(OLD_ADDRESSES.length)
    .replace(/\/$/, '')
    .split('/')
  const kinds = Object.hasOwn(kindsByEntity, entity) ? [kindsByEntity[entity] ?? []].flat() : []
  const name = decoded(slug)
  if (slug === '' || name === undefined || rest.length > 0 || !isLanguage(language)) return []
  return kinds.flatMap((kind) => {
    const path = paths.href(kind, language, { slug })
    return path !== undefined && paths.match(path)?.kind === kind
      ? [{ kind, language, slug: name, path }]
      : []
  })
}
