import type { PublishedKind } from './accept-state.ts'

interface KindTags {
  /** Tags of the calls that list items of the kind. */
  readonly lists: readonly string[]
  /** First part of the tag of one item; absent where items have none. */
  readonly item?: string
}

/** What answers and pages of each kind carry, as the contract of the API tags its calls. */
export const kindTags: Readonly<Record<Exclude<PublishedKind, 'document'>, KindTags>> = {
  show: { lists: ['shows', 'search'], item: 'show' },
  cinema: { lists: ['cinemas', 'search'], item: 'cinema' },
  city: { lists: ['cities'], item: 'city' },
  event: { lists: ['events'], item: 'event' },
  news: { lists: ['news', 'search'], item: 'news' },
  offer: { lists: ['offers', 'search'], item: 'offer' },
  article: { lists: [], item: 'article' },
  experience: { lists: ['experiences', 'search'], item: 'experience' },
  'experience-group': { lists: [], item: 'experience-group' },
  'master-template': { lists: ['pages', 'search'], item: 'page' },
  'faq-article': { lists: ['faq', 'search'] },
  'faq-category': { lists: ['faq'] },
  tag: { lists: ['tags'] },
  version: { lists: ['versions'] },
  technology: { lists: ['experiences'] },
  alert: { lists: ['alerts'] },
  ecard: { lists: ['offers'] },
  vod: { lists: ['vod'] },
  'header-push': { lists: ['pushes'] },
  'home-push': { lists: ['pushes'] },
  autopromo: { lists: ['pushes'] },
  'native-ad': { lists: ['pushes'] },
  featured: { lists: ['featured'] },
  'temporary-offer': { lists: ['offers'] },
  'promotion-offer': { lists: ['offers'] },
  'showtime-note': { lists: ['showtimes'] },
}

/** Of the calls that a document answers. */
export const documentTags: Readonly<Record<string, readonly string[]>> = {
  settings: ['settings'],
  footer: ['footer'],
  'footer/faq': ['footer'],
  'youtube/latest': ['videos'],
  'offers/page': ['offers'],
  cinepass: ['offers'],
  'subscription-offers': ['offers'],
  'permanent-autopromo': ['pushes'],
}

/** Fields of a show that programmes repeat. */
const programmeFields: readonly string[] = [
  'isMovie',
  'isNew',
  'isKids',
  'isComingSoon',
  'isEarlyAVP',
  'releaseAt',
  'specialEvent',
  'flag',
  'flagColor',
  'genericOrder',
  'kidsOrder',
  'upcomingOrder',
]

/** Tags of everything that shows an item, which is or was public under these slugs; `*` where nobody knows what does. */
export function tagsOf(
  { kind, id }: { kind: PublishedKind; id: string },
  slugs: Iterable<string>,
  fields: Iterable<string> = [],
): readonly string[] {
  if (kind === 'document') return documentTags[id] ?? (id.startsWith('special/') ? ['showtimes'] : ['*'])
  const { lists, item } = kindTags[kind]
  const programme =
    kind === 'show' && [...fields].some((field) => programmeFields.includes(field)) ? ['showtimes'] : []
  return [...lists, ...programme, ...(item ? [...new Set(slugs)].map((slug) => `${item}:${slug}`) : [])]
}
