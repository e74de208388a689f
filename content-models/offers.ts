import { z } from 'zod'
import { type Article, toArticle, toArticleSummaries, type wireArticle } from './article.ts'
import {
  toCallToAction,
  type WithCallToAction,
  wireCallToAction,
  withCallToAction,
} from './call-to-action.ts'
import { picture } from './picture.ts'
import { tolerant } from './tolerant.ts'
import { html, number, object, requiredText, responseList, text } from './wire.ts'

export type OffersBlock = 'promotion' | 'event' | 'temporary' | 'ecards'
export const offersBlocks = [
  'promotion',
  'event',
  'temporary',
  'ecards',
] as const satisfies readonly OffersBlock[]

/** Head of the page, and the order of its blocks. */
export type OffersPage = ReturnType<typeof toOffersPage>

/** An offer with a page. Its fields, of which dates and cinemas say where it holds, are those of an article. */
export type Offer = Article

/** An offer without a page. Prices in the site's currency. */
export type TemporaryOffer = WithCallToAction<Omit<z.output<typeof wireTemporaryOffer>, 'ordering'>>

const isBlock = (value: unknown): value is OffersBlock => offersBlocks.some((block) => block === value)

const blockOrder = tolerant<readonly OffersBlock[] | null>({
  type: ['array', 'null'],
  items: { enum: [...offersBlocks] },
})((value): readonly OffersBlock[] => {
  const blocks = new Set(Array.isArray(value) ? value.filter(isBlock) : [])
  return blocks.size === 0 ? offersBlocks : [...blocks]
})

export const wireOffersPage = z
  .object({
    title: requiredText,
    subtitle: text,
    description: html,
    restriction: html,
    cta: object(wireCallToAction),
    infoCta: object(wireCallToAction),
    logo: picture,
    backdrop: picture,
    blockOrder,
  })
  .meta({ id: 'OffersPage' })

export const wireTemporaryOffer = z
  .object({
    title: requiredText,
    subtitle: html,
    price: number,
    initialPrice: number,
    ordering: number,
    cta: object(wireCallToAction),
    picture,
  })
  .meta({ id: 'TemporaryOffer' })

export const wireTemporaryOffers = responseList(wireTemporaryOffer)

export const toOffersPage = ({ blockOrder: blocks, ...wire }: z.output<typeof wireOffersPage>) => ({
  ...withCallToAction(wire),
  infoCta: toCallToAction(wire.infoCta),
  blocks,
})

/** Offers in order of `ordering`; items without one come last. */
export function toTemporaryOffers(wire: z.output<typeof wireTemporaryOffers>): readonly TemporaryOffer[] {
  const last = Number.MAX_SAFE_INTEGER
  return wire
    .toSorted((a, b) => (a.ordering ?? last) - (b.ordering ?? last))
    .map(({ ordering: _, ...offer }) => withCallToAction(offer))
}

export const toOffer: (wire: z.output<typeof wireArticle>) => Offer = toArticle('offer')
export const toNewsOffers = toArticleSummaries('offer')
