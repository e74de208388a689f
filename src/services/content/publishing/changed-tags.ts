import type { PublishedKind } from './accept-state.ts'

interface KindTags {
  readonly lists: readonly string[]
  readonly item?: string
}

/** Cache tags of responses and pages by kind, matching the API contract. */
export const kindTags: Readonly<Record<Exclude<PublishedKind, 'document'>, KindTags>> = {
  show: { lists: ['shows', 'search'], item: 'show' },
  cinema: { lists: ['cinemas', 'search'], item: 'cinema' },
  city: { lists: ['cities'], item: 'city' },
  // Showtimes have the price of their season.
  event: { lists: ['events', 'showtimes'], item: 'event' },
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

/** Fields of a show that are repeated in programmes. */
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

/** Covers current and former slugs; `*` if the effect is unknown. */
export function affectedTags(
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
