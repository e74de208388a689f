import { z } from 'zod'
import { type Article, toArticle, toArticleSummaries, type wireArticle } from './article.ts'
import { type CallToAction, toCallToAction, wireCallToAction } from './call-to-action.ts'
import type { SafeHtml } from './html.ts'
import { type Picture, picture } from './picture.ts'
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
export interface OffersPage {
  readonly title: string
  readonly subtitle: string | null
  readonly description: SafeHtml | null
  readonly restriction: SafeHtml | null
  readonly cta: CallToAction | null
  readonly infoCta: CallToAction | null
  readonly logo: Picture | null
  readonly backdrop: Picture | null
  readonly blocks: readonly OffersBlock[]
}

/** An offer with a page. Its fields, of which dates and cinemas say where it holds, are those of an article. */
export type Offer = Article

/** An offer without a page. Prices in the site's currency. */
export interface TemporaryOffer {
  readonly title: string
  readonly subtitle: SafeHtml | null
  readonly price: number | null
  readonly initialPrice: number | null
  readonly cta: CallToAction | null
  readonly picture: Picture | null
}

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

export const toOffersPage = (wire: z.output<typeof wireOffersPage>): OffersPage => ({
  title: wire.title,
  subtitle: wire.subtitle,
  description: wire.description,
  restriction: wire.restriction,
  cta: toCallToAction(wire.cta),
  infoCta: toCallToAction(wire.infoCta),
  logo: wire.logo,
  backdrop: wire.backdrop,
  blocks: wire.blockOrder,
})

/** Offers in order of `ordering`; items without one come last. */
export function toTemporaryOffers(wire: z.output<typeof wireTemporaryOffers>): readonly TemporaryOffer[] {
  const last = Number.MAX_SAFE_INTEGER
  return wire
    .toSorted((a, b) => (a.ordering ?? last) - (b.ordering ?? last))
    .map(({ ordering: _, cta, ...offer }) => ({ ...offer, cta: toCallToAction(cta) }))
}

export const toOffer: (wire: z.output<typeof wireArticle>) => Offer = toArticle('offer')
export const toNewsOffers = toArticleSummaries('offer')
