import type { RouteKind } from '../../config/routes.ts'
import type { Language } from '../../config/types.ts'
import type { SitePaths } from './site-paths.ts'

export const OLD_ADDRESSES = '/redirect/'

/** Entity paths of `/redirect/{language}/{entity path}/{slug}`. */
const kindsByEntity: Readonly<Record<string, RouteKind>> = {
  cinema: 'cinema',
  city: 'city',
  show: 'show',
  entertainment: 'entertainment',
  season: 'season',
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
  /** Where the item is today. */
  readonly path: string
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** What an address of the old form names today, whether or not such an item exists; undefined for every other path. */
export function readOldAddress(paths: SitePaths, pathname: string): OldAddress | undefined {
  if (!pathname.startsWith(OLD_ADDRESSES)) return undefined
  const [language = '', entity = '', slug = '', ...rest] = pathname.slice(OLD_ADDRESSES.length).replace(/\/$/, '').split('/')
  const kind = Object.hasOwn(kindsByEntity, entity) ? kindsByEntity[entity] : undefined
  if (kind === undefined || slug === '' || rest.length > 0) return undefined
  const path = paths.href(kind, language as Language, { slug })
  const name = decoded(slug)
  if (path === undefined || name === undefined || paths.match(path)?.kind !== kind) return undefined
  return { kind, language: language as Language, slug: name, path }
}
