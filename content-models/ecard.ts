import { z } from 'zod'
import { type Picture, picture } from './picture.ts'
import { flag, linkAddress, number, reference, requiredText, responseList, slugs, text } from './wire.ts'

/** Prices in the site's currency, taxes included; `initialPrice` is the former price. */
export interface Ecard {
  readonly title: string
  readonly image: Picture | null
  readonly alt: string | null
  readonly price: number | null
  readonly totalPrice: number | null
  readonly initialPrice: number | null
  readonly placesCount: number | null
  readonly tunnelUrl: string | null
  readonly commandRef: string | null
  readonly national: boolean
  readonly highlightMessage: string | null
  /** Cinemas that accept a card that is not national. */
  readonly cinemas: readonly string[]
}

export const wireEcard = z
  .object({
    label: requiredText,
    image: picture,
    alt: text,
    amountTTC: number,
    totalAmountTTC: number,
    initialAmountTTC: number,
    placesCount: number,
    tunnelUrl: linkAddress,
    refCmd: reference,
    national: flag(false),
    highlightMessage: text,
    cinemas: slugs,
  })
  .meta({ id: 'Ecard' })

export const wireEcards = responseList(wireEcard)

export const toEcard = (wire: z.output<typeof wireEcard>): Ecard => ({
  title: wire.label,
  image: wire.image,
  alt: wire.alt,
  price: wire.amountTTC,
  totalPrice: wire.totalAmountTTC,
  initialPrice: wire.initialAmountTTC,
  placesCount: wire.placesCount,
  tunnelUrl: wire.tunnelUrl,
  commandRef: wire.refCmd,
  national: wire.national,
  highlightMessage: wire.highlightMessage,
  cinemas: wire.cinemas,
})

export const toEcards = (wire: z.output<typeof wireEcards>): readonly Ecard[] => wire.map(toEcard)
