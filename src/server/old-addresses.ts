import { type BuiltKind, builtKinds, type RouteKind } from '../../config/routes.ts'
import type { Language } from '../../config/types.ts'
import type { Edition } from './editions.ts'
import type { ProgrammeIndex } from './outer-options.ts'

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

const isBuilt = (kind: RouteKind | undefined): kind is BuiltKind => (builtKinds as readonly (RouteKind | undefined)[]).includes(kind)

export const OLD_ADDRESSES = '/redirect/'

/** Today's path of an item that was bookmarked under the old form; undefined where there is none. */
export async function newAddress({ host, paths }: Edition, programme: ProgrammeIndex, pathname: string): Promise<string | undefined> {
  const [language = '', entity = '', slug = '', ...rest] = pathname.slice(OLD_ADDRESSES.length).replace(/\/$/, '').split('/')
  const kind = Object.hasOwn(kindsByEntity, entity) ? kindsByEntity[entity] : undefined
  const siteLanguages: readonly string[] = host.site.languages
  if (!isBuilt(kind) || slug === '' || rest.length > 0 || !siteLanguages.includes(language)) return undefined
  const path = paths.href(kind, language as Language, { slug })
  const name = decoded(slug)
  if (path === undefined || name === undefined || paths.match(path)?.kind !== kind) return undefined
  return (await programme.exists(host.site.id, kind, language as Language, name)) ? path : undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
