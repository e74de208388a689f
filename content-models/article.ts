import { z } from 'zod'
import { type CallToAction, toCallToAction, wireCallToAction } from './call-to-action.ts'
import { type NearbyPlace, wirePlace } from './cinema-detail.ts'
import type { SafeHtml } from './html.ts'
import { type Picture, picture } from './picture.ts'
import { type Seo, seo, toSeo } from './seo.ts'
import type { LocalDate, LocalTime } from './time.ts'
import { tolerant } from './tolerant.ts'
import {
  flag,
  html,
  list,
  localDate,
  localTime,
  object,
  requiredSlug,
  requiredText,
  responseList,
  slug,
  text,
} from './wire.ts'

export type ArticleType = 'news' | 'event' | 'offer' | 'experience'

/** The wording of an offer's dates. */
export type DateType = 'exact' | 'from' | 'interval' | 'until' | 'noDate' | 'exactWithoutHours'

type ArticleDisplay = Readonly<z.output<typeof wireDisplay>>
export type Guest = Readonly<z.output<typeof wireGuest>>

export interface ArticleSummary {
  readonly slug: string
  readonly title: string
  readonly type: ArticleType
  readonly headline: string | null
  readonly image: Picture | null
  readonly thumbnail: Picture | null
  readonly releaseDate: LocalDate | null
  readonly dateType: DateType
  readonly start: LocalTime | LocalDate | null
  readonly end: LocalTime | LocalDate | null
  /** Cinemas where it is valid or takes place; empty: everywhere. */
  readonly cinemas: readonly NearbyPlace[]
}

/** A news item, event, offer (`offers.ts`) or experience article. */
export interface Article extends ArticleSummary {
  readonly content: SafeHtml | null
  readonly author: string | null
  readonly redirectSlug: string | null
  readonly trackingSlug: string
  readonly featuredShow: string | null
  readonly display: ArticleDisplay
  readonly cta: CallToAction | null
  readonly guest: Guest | null
  readonly seo: Seo
}

const isOneOf =
  <T extends string>(names: readonly T[]) =>
  (value: unknown): value is T =>
    names.some((name) => name === value)

export const articleTypes = ['news', 'event', 'offer', 'experience'] as const satisfies readonly ArticleType[]
const dateTypes = [
  'exact',
  'from',
  'interval',
  'until',
  'noDate',
  'exactWithoutHours',
] as const satisfies readonly DateType[]
const isArticleType = isOneOf(articleTypes)
/** @public imported by the CMS */
export const isDateType = isOneOf(dateTypes)

const articleType = tolerant<ArticleType | null>({ enum: [...articleTypes, null] })((value) =>
  isArticleType(value) ? value : null,
)
export const dateType = tolerant<DateType | null>({ enum: [...dateTypes, null] })((value) =>
  isDateType(value) ? value : null,
)

const articleFields = {
  slug: requiredSlug,
  title: requiredText,
  type: articleType,
  headline: text,
  image: picture,
  thumbnail: picture,
  releaseDate: localDate,
  dateType,
  startDate: localDate,
  startTime: localTime,
  endDate: localDate,
  endTime: localTime,
  /** Cinemas where it is valid or takes place; empty: everywhere. */
  cinemas: list(wirePlace),
}

export const wireArticleSummary = z.object(articleFields).meta({ id: 'ArticleSummary' })
export const wireArticles = responseList(wireArticleSummary)

const wireDisplay = z
  .object({ creationDate: flag(true), socialMedia: flag(true), backToNews: flag(true), newsTag: flag(true) })
  .meta({ id: 'ArticleDisplay' })
export const wireGuest = z
  .object({ name: requiredText, description: html, image: picture })
  .meta({ id: 'Guest' })

export const wireArticle = z
  .object({
    ...articleFields,
    content: html,
    author: text,
    redirectSlug: slug,
    trackingSlug: text,
    featuredShow: slug,
    display: object(wireDisplay),
    cta: object(wireCallToAction),
    guest: object(wireGuest),
    seo,
  })
  .meta({ id: 'Article' })

export type WireArticle = z.input<typeof wireArticle>

const shown: ArticleDisplay = { creationDate: true, socialMedia: true, backToNews: true, newsTag: true }

/** `kind` of the call, for sources without one per item. */
export function toArticleSummary(
  wire: z.output<typeof wireArticleSummary>,
  kind: ArticleType,
): ArticleSummary {
  const start = wire.startTime ?? wire.startDate
  const end = wire.endTime ?? wire.endDate
  return {
    slug: wire.slug,
    title: wire.title,
    type: wire.type ?? kind,
    headline: wire.headline,
    image: wire.image,
    thumbnail: wire.thumbnail ?? wire.image,
    releaseDate: wire.releaseDate,
    dateType: wire.dateType ?? (start === null ? 'noDate' : end === null ? 'exact' : 'interval'),
    start,
    end,
    cinemas: wire.cinemas,
  }
}

export const toArticleSummaries = (kind: ArticleType) => (wire: z.output<typeof wireArticles>) =>
  wire.map((item) => toArticleSummary(item, kind))
export const toNewsList = toArticleSummaries('news')

export const toArticle =
  (kind: ArticleType) =>
  (wire: z.output<typeof wireArticle>): Article => ({
    ...toArticleSummary(wire, kind),
    content: wire.content,
    author: wire.author,
    redirectSlug: wire.redirectSlug,
    trackingSlug: wire.trackingSlug ?? wire.slug,
    featuredShow: wire.featuredShow,
    display: wire.display ?? shown,
    cta: toCallToAction(wire.cta),
    guest: wire.guest,
    seo: toSeo(wire.seo),
  })

export const toNewsItem = toArticle('news')
export const toExperienceArticle = toArticle('experience')
