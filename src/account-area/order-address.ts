import { safePath } from '@marquee/addresses/safe-path.ts'
import { isToken } from '@marquee/kit/secrets/tokens.ts'
import type { Site } from '#config/sites.ts'
import { orderInput } from '../page-kit/order-input.ts'
import { readInput } from '../page-kit/page-input.ts'
import { readSelection, showtimeToken } from '../page-kit/season-selection.ts'
import type { Replaced } from '../services/accounts/booking-types.ts'

export interface RequestedShowtime {
  readonly show: string
  readonly cinema: string
  /** Wall clock, `YYYY-MM-DDTHH:mm`; empty if malformed. */
  readonly time: string
  readonly version: string | undefined
  /** Season whose price applies; empty: none. */
  readonly season: string
  /** The friend of an evening for whom seats are held. */
  readonly hold?: string | undefined
  /** The booking that the order changes. */
  readonly replaces?: Replaced | undefined
  /** Signed id of an offer of seats. */
  readonly offer?: string | undefined
}

export function readRequested(language: string, params: URLSearchParams): RequestedShowtime {
  const of = (name: string) => params.get(name) ?? ''
  const { order } = readInput(orderInput, {
    language,
    show: of('show'),
    cinema: of('cinema'),
    time: of('time'),
    version: of('version'),
    season: of('season'),
  })
  const [hold, id] = [of('hold'), of('replaces')]
  return order.kind === 'showtime'
    ? {
        ...order,
        offer: of('offer') || undefined,
        hold: isToken(hold) ? hold : undefined,
        replaces: id === '' ? undefined : { id, key: of('replacesKey') },
      }
    : { show: '', cinema: '', time: '', version: undefined, season: '' }
}

/** Parameters of the showtime, in URL and form. */
export const namedShowtime = ({
  show,
  cinema,
  time,
  version,
  season,
  hold,
  replaces,
  offer,
}: RequestedShowtime): Readonly<Record<string, string>> => ({
  show,
  cinema,
  time,
  ...(version === undefined ? {} : { version }),
  ...(season === '' ? {} : { season }),
  ...(hold === undefined ? {} : { hold }),
  ...(replaces === undefined ? {} : { replaces: replaces.id, replacesKey: replaces.key }),
  ...(offer === undefined ? {} : { offer }),
})

/** Several showtimes, in one order. */
export const namesSelection = (params: URLSearchParams): boolean => params.has('showtimes')

export interface RequestedSelection {
  readonly season: string
  readonly showtimes: readonly RequestedShowtime[]
}

export function readSelected(language: string, params: URLSearchParams): RequestedSelection {
  const { order } = readInput(orderInput, { ...Object.fromEntries(params), language })
  if (order.kind !== 'selection') return { season: '', showtimes: [] }
  const { season } = order
  return {
    season,
    showtimes: readSelection(order.showtimes).map((named) => ({
      ...named,
      version: undefined,
      season,
    })),
  }
}

/** Parameters of a selection, in URL and form. */
export const namedSelection = ({
  season,
  showtimes,
}: RequestedSelection): Readonly<Record<string, string>> => ({
  showtimes: showtimes.map(showtimeToken).join(','),
  ...(season === '' ? {} : { season }),
})

/** Parameters of an order of one showtime, or of several. */
export const namedOrder = (language: string, params: URLSearchParams): Readonly<Record<string, string>> =>
  namesSelection(params)
    ? namedSelection(readSelected(language, params))
    : namedShowtime(readRequested(language, params))

/** An order that waits for the sign-in. */
export interface WaitingOrder {
  readonly requested: RequestedShowtime
  /** Path of its page, in the language of the page that is shown. */
  readonly path: string
}

/** The order of a showtime to which `back` leads; null for any other address. */
export function waitingOrder(
  url: URL,
  { site, language }: { readonly site: Site; readonly language: string },
): WaitingOrder | null {
  const back = safePath(url.origin, url.searchParams.get('back'))
  if (back === null) return null
  const { pathname, searchParams, search } = new URL(back, url.origin)
  const [, first, page, ...rest] = pathname.split('/')
  if (
    (page !== 'order' && page !== 'guest-order') ||
    rest.length > 0 ||
    !site.languages.some((each) => each === first)
  )
    return null
  const requested = readRequested(language, searchParams)
  return requested.show === '' ? null : { requested, path: `/${language}/${page}${search}` }
}
