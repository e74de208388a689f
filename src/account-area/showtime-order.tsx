import { EmptyState } from '@marquee/design/feedback/states.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { clock } from '@marquee/i18n/format.ts'
import type { ReactNode } from 'react'
import { clientArea } from '#config/client-area.ts'
import type { NewBooking, Replaced } from '../services/accounts/booking-types.ts'
import { findShowtime, type OrderProblem, readSeats } from './account/ordered-showtime.server.ts'
import { sitePage } from './account/site-names.server.ts'
import { priceOf, replacedBooking } from './change/replaced-booking.server.ts'
import { ErrorSummary } from './faults.tsx'
import { namedShowtime, type RequestedShowtime, readRequested } from './order-address.ts'
import type { ClientContext } from './page.ts'
import { hasSeatQueues, queueLink } from './seat-queue-link.ts'
import { accompaniedSeats, bestSeats, isAccompanied } from './seats/auditorium.ts'
import { seatsScript } from './seats/seat-plan.tsx'
import { type Seating, seatingOf } from './seats/seating.server.ts'
import { type OrderPage, ShowtimeForm, type ShowtimeOrder } from './showtime-order-form.tsx'

const { proposed } = clientArea.seats

export interface Shown {
  /** Messages by field. */
  readonly errors?: Readonly<Record<string, string>>
  readonly notice?: ReactNode
  readonly status?: number
  readonly retryAfter?: number
}

function orderPage(
  context: ClientContext,
  order: ShowtimeOrder,
  page: OrderPage,
  { errors = {}, notice, status, retryAfter }: Shown = {},
): PageResponse {
  const { t, formats } = context
  const { show, cinema, showtime } = order.found
  const when = { day: formats.dayName(showtime.start), time: clock(showtime.start) }
  return {
    kind: 'page',
    status: status ?? (Object.keys(errors).length > 0 ? 422 : 200),
    retryAfter,
    title: t('client-account:order.title'),
    lead: [show.title, t('client-account:bookings.when', when), cinema.name].join(', '),
    ...(order.seating ? { script: seatsScript(context, order.found.price, order.before) } : {}),
    body: (
      <>
        {notice}
        <ErrorSummary context={context} errors={errors} />
        <ShowtimeForm context={context} order={order} page={page} />
      </>
    ),
  }
}

const statuses = {
  unknown: 404,
  past: 409,
  soldOut: 409,
  closed: 409,
  elsewhere: 409,
  unavailable: 503,
} as const satisfies Record<OrderProblem, number>

export function refusedShowtime(
  context: ClientContext,
  problem: OrderProblem,
  requested?: RequestedShowtime,
): PageResponse {
  const { t, siteHref } = context
  return {
    kind: 'page',
    status: statuses[problem],
    title: t('client-account:order.title'),
    body: (
      <EmptyState
        level={2}
        title={t(`client-account:order.problems.${problem}.title`)}
        text={t(`client-account:order.problems.${problem}.text`)}
        actions={[
          ...(requested && problem === 'soldOut' && hasSeatQueues(context)
            ? [queueLink(context, requested)]
            : []),
          { label: t('client-account:order.programme'), href: sitePage(context, 'shows') ?? siteHref() },
        ]}
      />
    ),
  }
}

/** The form for the showtime of the address. */
export async function offeredOrder(context: ClientContext, page: OrderPage): Promise<PageResponse> {
  const { url, language } = context
  const requested = readRequested(language, url.searchParams)
  const found = await findShowtime(context, requested)
  if (typeof found === 'string') return refusedShowtime(context, found, requested)
  const asked = url.searchParams.get('seats')
  const offer = asked === null ? await offered(context, requested) : null
  const seats = offer?.places.length ?? readSeats(asked ?? (requested.hold ? '1' : null)) ?? proposed
  const wheelchair = url.searchParams.has('wheelchair')
  const order = await seated(context, { requested, found, seats, wheelchair }, offer?.places)
  return orderPage(context, order, page, { errors: placeErrors(context, order) })
}

const offered = async ({ accounts, site }: ClientContext, { offer }: RequestedShowtime) =>
  offer === undefined ? null : ((await accounts.reminders?.offer(site.id, offer)) ?? null)

/** No errors unless a wheelchair place is wanted and none can be proposed. */
const placeErrors = ({ t }: ClientContext, order: ShowtimeOrder): Readonly<Record<string, string>> =>
  order.wheelchair && order.seating && order.places.length === 0
    ? { places: t('client-account:order.plan.accompanied.none') }
    : {}

type Unseated = Pick<ShowtimeOrder, 'requested' | 'found' | 'seats'> &
  Partial<Pick<ShowtimeOrder, 'wheelchair'>>

/** The form with the plan, and the given places as far as they are free; by default the best ones. */
export async function seated(
  context: ClientContext,
  order: Unseated,
  chosen: readonly string[] = [],
): Promise<ShowtimeOrder> {
  const { seats, wheelchair = false } = order
  const replaced = await replacedBooking(context, order.requested.replaces)
  const before = replaced && (await priceOf(context, replaced))
  const seating = await seatingOf(context, order.requested, order.found, replaced)
  if (seating === null) return { ...order, wheelchair, seating, before, places: [] }
  const { rows, taken, held } = seating
  const free = chosen.filter((id) => !taken.has(id))
  // A companion whose wheelchair place is taken, or the reverse, moves with it.
  if (wheelchair && !isAccompanied(rows, free))
    return { ...order, wheelchair, seating, before, places: accompaniedSeats(rows, taken, seats) ?? [] }
  const best = held.length === seats ? held : bestSeats(rows, taken, seats)
  return { ...order, wheelchair, seating, before, places: chosen.length > 0 ? free : best }
}

/** Seats of the plan that the form names; null if it names none. */
function placesOf(form: SentForm, seating: Seating | null): readonly string[] | null {
  const named = [...new Set(form.getAll('place'))]
  if (seating === null || named.length === 0) return null
  const known = new Set(seating.rows.flatMap(({ seats }) => seats.map(({ id }) => id)))
  return named.filter((id) => known.has(id))
}

/** Others have some of the seats: the rest of the order stays as it is. */
async function seatsTakenPage(
  context: ClientContext,
  order: ShowtimeOrder,
  taken: readonly string[],
  page: OrderPage,
): Promise<PageResponse> {
  const errors = {
    places: context.t('client-account:order.plan.gone', { count: taken.length, places: taken.join(', ') }),
  }
  const now = await seated(context, order, order.places)
  return orderPage(context, now, page, { errors, status: 409 })
}

export function newBooking({ requested, found, seats, seating, places }: ShowtimeOrder): NewBooking {
  const { show, cinema, showtime, version } = found
  return {
    show: requested.show,
    showTitle: show.title,
    cinema: requested.cinema,
    cinemaName: cinema.name,
    startsAt: requested.time,
    version,
    auditorium: showtime.auditoriumName,
    seats,
    ...(places.length > 0 ? { places } : {}),
    ...(requested.hold === undefined ? {} : { hold: requested.hold }),
    ...(seating?.offer ? { offer: seating.offer.id } : {}),
  }
}

/** Its pages are those that are shown if it is refused. */
export interface SentOrder {
  readonly kind: 'order'
  readonly bookings: readonly [NewBooking, ...NewBooking[]]
  /** The booking that it changes. */
  readonly replaces?: Replaced | undefined
  readonly again: (page: OrderPage, shown: Shown) => PageResponse
  readonly seatsTaken: (page: OrderPage, places: readonly string[]) => Promise<PageResponse>
}

/** The order of a form; a response if nothing can be ordered. Title and price come from the programme. */
export async function sentOrder(
  context: ClientContext,
  form: SentForm,
  page: OrderPage,
): Promise<SentOrder | PageResponse> {
  const { language, href, t } = context
  const requested = readRequested(language, form)
  const seats = readSeats(form.get('seats'))
  const wheelchair = form.has('wheelchair')
  if (form.has('update'))
    return {
      kind: 'redirect',
      location: href(page.name, {
        ...namedShowtime(requested),
        seats: String(seats ?? proposed),
        ...(wheelchair ? { wheelchair: '1' } : {}),
      }),
    }
  const found = await findShowtime(context, requested)
  if (typeof found === 'string') return refusedShowtime(context, found, requested)
  const order = await seated(context, { requested, found, seats: seats ?? proposed, wheelchair })
  const places = placesOf(form, order.seating)
  const chosen = places === null ? order : { ...order, places }
  if (seats === null) {
    const errors = { seats: t('client-account:order.seatsFault') }
    return orderPage(context, chosen, page, { errors })
  }
  // Seats of a booking are refused where it is made: a form that is sent again finds its own booking.
  const gone = chosen.places.filter(
    (id) => order.seating?.soldElsewhere.has(id) && order.seating.taken.has(id),
  )
  if (gone.length > 0) return seatsTakenPage(context, chosen, gone, page)
  if (order.seating && chosen.places.length !== seats) {
    const errors = {
      places: t('client-account:order.plan.fault', { count: seats, chosen: chosen.places.length }),
    }
    return orderPage(context, chosen, page, { errors })
  }
  if (wheelchair && order.seating && !isAccompanied(order.seating.rows, chosen.places)) {
    const errors = { places: t('client-account:order.plan.accompanied.apart') }
    return orderPage(context, chosen, page, { errors })
  }
  return {
    kind: 'order',
    bookings: [newBooking(chosen)],
    replaces: context.flags.bookingChanges ? requested.replaces : undefined,
    again: (own, shown) => orderPage(context, chosen, own, shown),
    seatsTaken: (own, taken) => seatsTakenPage(context, chosen, taken, own),
  }
}
