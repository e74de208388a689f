import { z } from 'zod'
import { type Picture, picture } from './picture.ts'
import { answerList, link, number, requiredText, slug } from './wire.ts'

/** A film to watch at home. `lowPrice` in the site's currency. */
export interface VideoOnDemand {
  readonly title: string
  readonly slug: string | null
  readonly poster: Picture | null
  readonly lowPrice: number | null
  readonly url: string | null
}

export const wireVideoOnDemand = z.object({ title: requiredText, slug, poster: picture, lowPrice: number, url: link }).meta({ id: 'VideoOnDemand' })
export const wireVideosOnDemand = answerList(wireVideoOnDemand)

export const toVideoOnDemand = (wire: z.output<typeof wireVideoOnDemand>): VideoOnDemand => ({
  title: wire.title,
  slug: wire.slug,
  poster: wire.poster,
  lowPrice: wire.lowPrice,
  url: wire.url,
})
export const toVideosOnDemand = (wire: z.output<typeof wireVideosOnDemand>): readonly VideoOnDemand[] => wire.map(toVideoOnDemand)
