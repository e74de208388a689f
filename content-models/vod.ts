import { z } from 'zod'
import { picture } from './picture.ts'
import { languageTag, linkAddress, number, requiredText, responseList, slug } from './wire.ts'

export const wireVideoOnDemand = z
  .object({
    title: requiredText,
    /** Language of an untranslated title. */
    titleLanguage: languageTag,
    slug,
    poster: picture,
    lowPrice: number,
    url: linkAddress,
  })
  .meta({ id: 'VideoOnDemand' })
/** `lowPrice` in the site's currency. */
export type VideoOnDemand = Readonly<z.output<typeof wireVideoOnDemand>>

export const wireVideosOnDemand = responseList(wireVideoOnDemand)
