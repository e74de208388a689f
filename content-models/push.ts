import { z } from 'zod'
import { type CallToAction, toCallToAction, wireCallToAction } from './call-to-action.ts'
import type { SafeHtml } from './html.ts'
import { type Picture, picture } from './picture.ts'
import { type Trailer, toTrailers, wireTrailer } from './trailer.ts'
import {
  flag,
  html,
  list,
  number,
  object,
  reference,
  requiredText,
  responseList,
  slug,
  slugs,
  tagList,
  text,
} from './wire.ts'

export interface Push {
  readonly id: string
  readonly title: string
  readonly show: string | null
  readonly position: number | null
  readonly teaser: SafeHtml | null
  readonly tags: readonly string[]
  readonly type: string | null
  readonly sponsored: boolean
  readonly cta: CallToAction | null
  readonly backdrop: Picture | null
  readonly logo: Picture | null
  readonly trailer: Trailer | null
}

export const wirePush = z
  .object({
    id: reference,
    title: requiredText,
    show: slug,
    position: number,
    teaser: html,
    tags: tagList,
    pushType: text,
    sponsored: flag(false),
    cta: object(wireCallToAction),
    backdrop: picture,
    logo: picture,
    trailers: list(wireTrailer),
  })
  .meta({ id: 'Push' })

/** Empty `pages`: all pages show it. @public imported by the CMS */
export const wireAutopromo = wirePush.extend({ pages: slugs }).meta({ id: 'Autopromo' })

export const wirePushes = responseList(wirePush)

export const toPush = (wire: z.output<typeof wirePush>): Push => ({
  id: wire.id ?? wire.title,
  title: wire.title,
  show: wire.show,
  position: wire.position,
  teaser: wire.teaser,
  tags: wire.tags,
  type: wire.pushType,
  sponsored: wire.sponsored,
  cta: toCallToAction(wire.cta),
  backdrop: wire.backdrop,
  logo: wire.logo,
  trailer: toTrailers(wire.trailers)[0] ?? null,
})

/** Pushes in order of position; items without one come last, in the source's order. */
export function toPushes(wire: readonly z.output<typeof wirePush>[]): readonly Push[] {
  const last = Number.MAX_SAFE_INTEGER
  return wire.map(toPush).sort((a, b) => (a.position ?? last) - (b.position ?? last))
}

/** A slide of a cinema's page. */
export interface Slide {
  readonly title: string
  readonly date: string | null
  readonly cta: CallToAction | null
  readonly backdrop: Picture | null
  readonly tag: { readonly title: string; readonly color: string | null } | null
}

const wireContentTag = z.object({ title: requiredText, color: text }).meta({ id: 'ContentTag' })

export const wireSlide = z
  .object({
    title: requiredText,
    date: text,
    cta: object(wireCallToAction),
    backdrop: picture,
    contentTag: object(wireContentTag),
  })
  .meta({ id: 'Slide' })

export const toSlide = (wire: z.output<typeof wireSlide>): Slide => ({
  title: wire.title,
  date: wire.date,
  cta: toCallToAction(wire.cta),
  backdrop: wire.backdrop,
  tag: wire.contentTag,
})
