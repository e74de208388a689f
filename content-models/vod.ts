import { z } from 'zod'
import { type Picture, picture } from './picture.ts'
import { languageTag, linkAddress, number, requiredText, responseList, slug } from './wire.ts'

/** `lowPrice` in the site's currency. */
export interface VideoOnDemand {
  readonly title: string
  /** Language of an untranslated title. */
  readonly titleLanguage: string | null
  readonly slug: string | null
  readonly poster: Picture | null
  readonly lowPrice: number | null
  readonly url: string | null
}

export const wireVideoOnDemand = z
  .object({
    title: requiredText,
    titleLanguage: languageTag,
    slug,
    poster: picture,
    lowPrice: number,
    url: linkAddress,
  })
  .meta({ id: 'VideoOnDemand' })
export const wireVideosOnDemand = responseList(wireVideoOnDemand)

export const toVideoOnDemand = (wire: z.output<typeof wireVideoOnDemand>): VideoOnDemand => ({
  title: wire.title,
  titleLanguage: wire.titleLanguage,
  slug: wire.slug,
  poster: wire.poster,
  lowPrice: wire.lowPrice,
  url: wire.url,
})
export const toVideosOnDemand = (wire: z.output<typeof wireVideosOnDemand>): readonly VideoOnDemand[] =>
  wire.map(toVideoOnDemand)
