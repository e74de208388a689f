import { z } from 'zod'
import { type DateType, dateType } from './article.ts'
import { type Picture, picture } from './picture.ts'
import type { LocalDate } from './time.ts'
import {
  flag,
  languageTag,
  linkAddress,
  localDate,
  number,
  reference,
  requiredText,
  responseList,
  slug,
  text,
  texts,
} from './wire.ts'

export type SearchType = 'show' | 'cinema' | 'experience' | 'news' | 'offer' | 'faq' | 'master_template'

/** Links to the site by `type` and `slug` (or `id`); `url` is an outside link. */
export interface SearchResult {
  readonly type: SearchType
  readonly id: string | null
  readonly slug: string | null
  readonly title: string
  readonly titleLanguage: string | null
  readonly image: Picture | null
  readonly url: string | null
  /** Plain text, shown below the title. */
  readonly summary: string | null
  readonly isMovie: boolean
  /** Minutes. */
  readonly duration: number | null
  readonly genres: readonly string[]
  readonly topic: string | null
  readonly publicationDate: LocalDate | null
  readonly startDate: LocalDate | null
  readonly endDate: LocalDate | null
  readonly dateType: DateType | null
}

/** A result opened before; distinct by URL. */
export interface SearchHistoryItem {
  readonly title: string
  readonly subtitle: string | null
  readonly url: string
  readonly route: string | null
}

export const wireSearchResult = z
  .object({
    type: text,
    id: reference,
    slug,
    title: requiredText,
    titleLanguage: languageTag,
    poster: picture,
    posterPath: picture,
    image: picture,
    url: linkAddress,
    synopsis: text,
    teaser: text,
    isMovie: flag(true),
    duration: number,
    genres: texts,
    topic: text,
    publicationDate: localDate,
    startDate: localDate,
    endDate: localDate,
    dateType,
  })
  .meta({ id: 'SearchResult' })

export const wireSearchResults = responseList(wireSearchResult)

const types: Readonly<Record<string, SearchType>> = {
  show: 'show',
  movie: 'show',
  cinema: 'cinema',
  experience: 'experience',
  news: 'news',
  offer: 'offer',
  faq: 'faq',
  master_template: 'master_template',
}

function typeOf(name: string | null): SearchType | null {
  if (name === null) return 'show'
  const lowered = name.toLowerCase()
  return Object.hasOwn(types, lowered) ? (types[lowered] ?? null) : null
}

/** Unsupported kinds (`event`, unknown) and results without a target are left out; the default type is show. */
export function toSearchResults(wire: z.output<typeof wireSearchResults>): readonly SearchResult[] {
  return wire.flatMap((hit): SearchResult[] => {
    const type = typeOf(hit.type)
    if (type === null || (hit.slug === null && hit.id === null && hit.url === null)) return []
    const { id, title, titleLanguage, url, isMovie, genres, topic, publicationDate, startDate, endDate } = hit
    const image = hit.image ?? hit.posterPath ?? hit.poster
    const duration = hit.duration === null || hit.duration <= 1 ? null : hit.duration
    const summary = hit.teaser ?? hit.synopsis
    return [
      {
        type,
        id,
        slug: hit.slug,
        title,
        titleLanguage,
        image,
        url,
        summary,
        isMovie,
        duration,
        genres,
        topic,
        publicationDate,
        startDate,
        endDate,
        dateType: hit.dateType,
      },
    ]
  })
}
