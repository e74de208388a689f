import { z } from 'zod'
import { type CallToAction, toCallToAction, wireCallToAction } from './call-to-action.ts'
import type { SafeHtml } from './html.ts'
import { type Picture, picture } from './picture.ts'
import { type Trailer, toTrailers, wireTrailer } from './trailer.ts'
import { html, list, number, object, requiredText, responseList, slug, text } from './wire.ts'

/** Head of a page: usually a show, with picture and trailer. */
export interface Featured {
  readonly title: string
  readonly subtitle: string | null
  readonly description: SafeHtml | null
  readonly show: string | null
  readonly backdrop: Picture | null
  readonly logo: Picture | null
  readonly trailer: Trailer | null
  readonly cta: CallToAction | null
}

export const wireFeaturedItem = z
  .object({
    title: requiredText,
    subtitle: text,
    description: html,
    showSlug: slug,
    type: text,
    backdrop: picture,
    logo: picture,
    trailers: list(wireTrailer),
    cta: object(wireCallToAction),
    order: number,
  })
  .meta({ id: 'Featured' })

export const wireFeatured = responseList(wireFeaturedItem)

export function toFeatured(wire: z.output<typeof wireFeatured>): readonly Featured[] {
  const last = Number.MAX_SAFE_INTEGER
  return wire
    .toSorted((a, b) => (a.order ?? last) - (b.order ?? last))
    .map(({ showSlug, title, subtitle, description, backdrop, logo, trailers, cta }) => ({
      title,
      subtitle,
      description,
      show: showSlug,
      backdrop,
      logo,
      trailer: toTrailers(trailers)[0] ?? null,
      cta: toCallToAction(cta),
    }))
}
