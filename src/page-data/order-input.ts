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

export function readOrder(data: unknown) {
  const given = fields(data)
  const edition = readEditionInput(data)
  const { plan, offer, season, showtimes, businessCode } = given
  const order = ((): Order => {
    if (shortText(plan) !== '') return { kind: 'plan', plan: shortText(plan), options: optionQuantities(given) }
    if (selectionText(showtimes) !== '') return { kind: 'selection', season: slugText(season), showtimes: selectionText(showtimes) }
    if (slugText(offer) !== '') return { kind: 'offer', offer: slugText(offer), businessCode: shortText(businessCode).trim() }
    return readShowtime(given)
  })()
  return { ...edition, order }
}
