import { dayText, type EditionInput, fields, readEditionInput, selectionText, shortText, slugText } from './page-input.ts'

/** What the address of the order tunnel may say: one showtime or several, a subscription, an offer, or a card. */
export type OrderInput = EditionInput &
  Readonly<
    Partial<
      Record<
        | 'show'
        | 'cinema'
        | 'time'
        | 'version'
        | 'season'
        | 'showtimes'
        | 'plan'
        | 'offer'
        | 'businessCode'
        | 'ecard'
        | 'giftcard'
        | 'voucher'
        | 'gift'
        | 'amount'
        | 'date',
        string
      >
    >
  > & { readonly [option: `options.${string}`]: string }

export type Order =
  | { readonly kind: 'showtime'; readonly show: string; readonly cinema: string; readonly time: string; readonly version: string | undefined }
  | { readonly kind: 'selection'; readonly season: string; readonly showtimes: string }
  | { readonly kind: 'plan'; readonly plan: string; readonly options: Readonly<Record<string, number>> }
  | { readonly kind: 'offer'; readonly offer: string; readonly businessCode: string }
  | CardOrder

/** A card or voucher that the order tunnel is asked for. */
export interface CardOrder {
  readonly kind: 'card'
  readonly product: 'ecard' | 'giftcard' | 'voucher'
  readonly item: string
  readonly gift: boolean
  readonly businessCode: string | null
  readonly amount: number | null
  readonly date: string | null
}

type Given = Readonly<Record<string, unknown>>

const wallClock = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** `options.{plan}.{option}` → a whole number of two digits at most; everything else is not there. */
const optionQuantities = (given: Given): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      name.startsWith('options.') && /^\d{1,2}$/.test(String(value)) ? [[name, Number(value)] as const] : [],
    ),
  )

/** What is not given is empty, and names no showtime. */
function readShowtime({ show, cinema, time, version }: Given): Order {
  const start = shortText(time)
  return {
    kind: 'showtime',
    show: shortText(show),
    cinema: shortText(cinema),
    time: wallClock.test(start) ? start : '',
    version: shortText(version) || undefined,
  }
}

const isDay = (text: string) => dayText(text) !== '' && !Number.isNaN(Date.parse(text))

/** The card that an order names; null where it is about something else. */
function readCard(given: Given): CardOrder | null {
  const product = (['ecard', 'giftcard', 'voucher'] as const).find((name) => shortText(given[name]) !== '')
  if (product === undefined) return null
  const amount = Number(shortText(given.amount))
  const date = shortText(given.date)
  return {
    kind: 'card',
    product,
    item: shortText(given[product]),
    gift: given.gift === '1',
    businessCode: shortText(given.businessCode).trim() || null,
    amount: Number.isFinite(amount) && amount > 0 ? amount : null,
    date: isDay(date) ? date : null,
  }
}

export function readOrder(data: unknown) {
  const given = fields(data)
  const edition = readEditionInput(data)
  const { plan, offer, season, showtimes, businessCode } = given
  const order = ((): Order => {
    if (shortText(plan) !== '') return { kind: 'plan', plan: shortText(plan), options: optionQuantities(given) }
    if (selectionText(showtimes) !== '') return { kind: 'selection', season: slugText(season), showtimes: selectionText(showtimes) }
    if (slugText(offer) !== '') return { kind: 'offer', offer: slugText(offer), businessCode: shortText(businessCode).trim() }
    return readCard(given) ?? readShowtime(given)
  })()
  return { ...edition, order }
}
