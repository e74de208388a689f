import { z } from 'zod'
import type { SafeHtml } from './html.ts'
import { html, list, number, reference, requiredText } from './wire.ts'

/** `amount` in the site's currency; `termsIndex` is a 0-based index into `terms`, null without a note. */
export interface PriceLine {
  readonly label: string
  readonly amount: number | null
  readonly termsIndex: number | null
}

/** Level 1 belongs to the preceding level 0. */
export interface PriceComplement extends PriceLine {
  /** Slug of the format that costs extra, lower case; else the source's own word. */
  readonly key: string | null
  readonly level: 0 | 1
}

export interface Pricing {
  readonly prices: readonly PriceLine[]
  readonly complements: readonly PriceComplement[]
  readonly terms: readonly SafeHtml[]
  readonly globalTerms: SafeHtml | null
}

const wirePrice = z.object({ label: requiredText, amount: number, terms: html }).meta({ id: 'Price' })
const wireAdditionalPrice = wirePrice
  .extend({ id: reference, parent: reference })
  .meta({ id: 'AdditionalPrice' })

export const wirePricing = z
  .object({ prices: list(wirePrice), additionalPrices: list(wireAdditionalPrice), globalTerms: html })
  .meta({ id: 'Pricing' })

type WirePrice = z.output<typeof wirePrice>
type WireAdditional = z.output<typeof wireAdditionalPrice>

function parentsWithChildren(
  prices: readonly WireAdditional[],
): readonly { readonly price: WireAdditional; readonly level: 0 | 1 }[] {
  const ids = new Set(prices.filter(({ parent }) => parent === null).map(({ id }) => id))
  const isChild = ({ parent }: WireAdditional) => parent !== null && ids.has(parent)
  return prices
    .filter((price) => !isChild(price))
    .flatMap((parent) => [
      { price: parent, level: 0 } as const,
      ...prices
        .filter((price) => isChild(price) && price.parent === parent.id)
        .map((price) => ({ price, level: 1 }) as const),
    ])
}

/** Parents precede their children. Equal notes share an entry of `terms`. */
export function toPricing(wire: z.output<typeof wirePricing> | null): Pricing {
  if (wire === null) return { prices: [], complements: [], terms: [], globalTerms: null }
  const complements = parentsWithChildren(wire.additionalPrices)
  const notes = [...wire.prices, ...complements.map(({ price }) => price)]
    .map((price) => price.terms)
    .filter((note) => note !== null)
  const terms = [...new Set(notes)]
  const toLine = (price: WirePrice): PriceLine => ({
    label: price.label,
    amount: price.amount,
    termsIndex: price.terms === null ? null : terms.indexOf(price.terms),
  })
  return {
    prices: wire.prices.map(toLine),
    complements: complements.map(({ price, level }) => ({
      ...toLine(price),
      key: price.id?.toLowerCase() ?? null,
      level,
    })),
    terms,
    globalTerms: wire.globalTerms,
  }
}
