import { z } from 'zod'
import { editionInput, textParams } from './page-input.ts'

export type Order =
  | {
      readonly kind: 'showtime'
      readonly show: string
      readonly cinema: string
      readonly time: string
      readonly version: string | undefined
      /** Season whose price applies; empty: none. */
      readonly season: string
    }
  | { readonly kind: 'selection'; readonly season: string; readonly showtimes: string }
  | { readonly kind: 'plan'; readonly plan: string; readonly options: Readonly<Record<string, number>> }
  | { readonly kind: 'offer'; readonly offer: string; readonly businessCode: string }
  | CardOrder

export interface CardOrder {
  readonly kind: 'card'
  readonly product: 'ecard' | 'giftcard' | 'voucher'
  readonly item: string
  readonly gift: boolean
  readonly businessCode: string | null
  readonly amount: number | null
  readonly date: string | null
}

const { short, slug, selection } = textParams

/** Plan quantities are parameters too: `options.{plan}.{option}`, an integer of at most two digits. */
const parameters = editionInput.loose().extend({
  show: short,
  cinema: short,
  time: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
    .default('')
    .catch(''),
  version: short,
  season: slug,
  showtimes: selection,
  plan: short,
  offer: slug,
  businessCode: short.transform((code) => code.trim()),
  ecard: short,
  giftcard: short,
  voucher: short,
  gift: short,
  amount: short.transform(Number),
  date: z.iso.date().nullable().default(null).catch(null),
})

type Parameters = z.output<typeof parameters>

const optionQuantities = (params: Parameters): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      name.startsWith('options.') && /^\d{1,2}$/.test(String(value)) ? [[name, Number(value)] as const] : [],
    ),
  )

function cardOf(params: Parameters): CardOrder | null {
  const product = (['ecard', 'giftcard', 'voucher'] as const).find((name) => params[name] !== '')
  if (product === undefined) return null
  const { gift, businessCode, amount, date } = params
  return {
    kind: 'card',
    product,
    item: params[product],
    gift: gift === '1',
    businessCode: businessCode || null,
    amount: Number.isFinite(amount) && amount > 0 ? amount : null,
    date,
  }
}

/** Falls back to a showtime order with empty values, which matches no showtime. */
function orderOf(params: Parameters): Order {
  const { plan, season, showtimes, offer, businessCode, show, cinema, time, version } = params
  if (plan !== '') return { kind: 'plan', plan, options: optionQuantities(params) }
  if (showtimes !== '') return { kind: 'selection', season, showtimes }
  if (offer !== '') return { kind: 'offer', offer, businessCode }
  return cardOf(params) ?? { kind: 'showtime', show, cinema, time, version: version || undefined, season }
}

export const orderInput = parameters.transform((params) => ({
  language: params.language,
  order: orderOf(params),
}))
