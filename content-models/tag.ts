import { z } from 'zod'
import type { SafeHtml } from './html.ts'
import { type Picture, picture } from './picture.ts'
import { tolerant, wireContents } from './tolerant.ts'
import { flag, html, linkAddress, number, object, requiredText, responseList, text } from './wire.ts'

/** Parts of the site that may show a tag. */
type TagPlaces = Readonly<z.output<typeof wirePlaces>>

export interface TagIcon {
  readonly type: 'sprite' | 'img' | 'text'
  /** Name in the sprite, address of the image, or the text itself. */
  readonly value: string
}

/** A mark of showtimes, cinemas or shows: a premium format, a strand, a seat type, an access need. */
export interface Tag {
  /** Lower case. */
  readonly slug: string
  readonly title: string
  readonly premium: boolean
  readonly versionFilter: boolean
  readonly places: TagPlaces
  readonly tooltip: Readonly<z.output<typeof wireTooltip>> | null
  readonly orders: {
    readonly showtime: number | null
    readonly filter: number | null
    readonly upsell: number | null
    readonly tag: number | null
  }
  readonly backdrop: Picture | null
  readonly description: SafeHtml | null
  readonly ctaUrl: string | null
  readonly displayPopup: boolean
  readonly upsellText: string | null
  readonly icon: TagIcon | null
  readonly highlighted: boolean
  readonly thumbnailTitle: string | null
  readonly modal: { readonly title: string | null; readonly description: SafeHtml | null }
}

/** A slug in lower case, because tags and versions are compared in lower case. */
export const loweredSlug = z
  .string()
  .regex(/^[^\s/?#\\]+$/)
  .max(200)
  .transform((value) => value.toLowerCase())
wireContents.set(loweredSlug, 'slug')

const wirePlaces = z
  .object({
    cinema: flag(false),
    cinemaFilters: flag(false),
    showFilters: flag(false),
    showtime: flag(false),
    accessibility: flag(false),
    show: flag(false),
  })
  .meta({ id: 'TagPlaces' })

const wireTooltip = z.object({ title: text, description: html, image: picture }).meta({ id: 'TagTooltip' })
const iconType = tolerant<string | null>({ enum: ['sprite', 'img', 'text', null] })(
  (value): TagIcon['type'] | null =>
    value === 'sprite' || value === 'img' || value === 'text' ? value : null,
)
const wireIcon = z.object({ type: iconType, value: requiredText }).meta({ id: 'TagIcon' })

export const wireTag = z
  .object({
    slug: loweredSlug,
    title: requiredText,
    premium: flag(false),
    versionFilter: flag(false),
    display: object(wirePlaces),
    tooltip: object(wireTooltip),
    orderShowtime: number,
    orderFilter: number,
    orderUpsell: number,
    tagOrder: number,
    backdrop: picture,
    description: html,
    ctaUrl: linkAddress,
    displayPopup: flag(false),
    upsellText: text,
    icon: object(wireIcon),
    highlighted: flag(false),
    thumbnailTitle: text,
    modalTitle: text,
    modalDescription: html,
  })
  .meta({ id: 'Tag' })

export type WireTag = z.input<typeof wireTag>

export const wireTags = responseList(wireTag)

const nowhere: TagPlaces = wirePlaces.parse({})

export function toTag(wire: z.output<typeof wireTag>): Tag {
  return {
    slug: wire.slug,
    title: wire.title,
    premium: wire.premium,
    versionFilter: wire.versionFilter,
    places: wire.display ?? nowhere,
    tooltip: wire.tooltip,
    orders: {
      showtime: wire.orderShowtime,
      filter: wire.orderFilter,
      upsell: wire.orderUpsell,
      tag: wire.tagOrder,
    },
    backdrop: wire.backdrop,
    description: wire.description,
    ctaUrl: wire.ctaUrl,
    displayPopup: wire.displayPopup,
    upsellText: wire.upsellText,
    icon:
      wire.icon === null || wire.icon.type === null ? null : { type: wire.icon.type, value: wire.icon.value },
    highlighted: wire.highlighted,
    thumbnailTitle: wire.thumbnailTitle,
    modal: { title: wire.modalTitle, description: wire.modalDescription },
  }
}

export const toTags = (wire: z.output<typeof wireTags>): readonly Tag[] => wire.map(toTag)
