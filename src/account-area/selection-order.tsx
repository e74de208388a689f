import { Choice } from '@marquee/forms/choices.tsx'
import { Notice } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { capital, clock } from '@marquee/i18n/format.ts'
import { clientArea } from '#config/client-area.ts'
import { OrderForm } from './account/order-form.tsx'
import { findShowtime, type OrderProblem, readSeats } from './account/ordered-showtime.server.ts'
import { sitePage } from './account/site-names.server.ts'
import { ErrorSummary } from './faults.tsx'
import { namedSelection, type RequestedSelection, readSelected } from './order-address.ts'
import type { ClientContext } from './page.ts'
import { newBooking, refusedShowtime, type SentOrder, type Shown, seated } from './showtime-order.tsx'
import { type OrderPage, type ShowtimeOrder, seatChoices } from './showtime-order-form.tsx'

/** One seat: the total is that of the page before. */
const { least } = clientArea.seats

type Found = Pick<ShowtimeOrder, 'requested' | 'found'>

interface SelectionOrder {
  readonly season: string
  /** Showtimes in the order of days, at least one. */
  readonly chosen: readonly Found[]
  readonly seats: number
}

const requestedOf = ({ season, chosen }: SelectionOrder): RequestedSelection => ({
  season,
  showtimes: chosen.map(({ requested }) => requested),
})

const rowsOf = ({ formats }: ClientContext, { chosen }: SelectionOrder) =>
  chosen.map(({ found: { show, cinema, showtime, version, price } }) => ({
    term: show.title,
    value: [
      `${capital(formats.fullDay(showtime.start))}, ${clock(showtime.start)}`,
      cinema.name,
      version,
      price === null ? null : formats.price(price),
    ]
      .filter((part) => part !== null)
      .join(' · '),
  }))

function totalOf({ formats }: ClientContext, { chosen, seats }: SelectionOrder) {
  const each = chosen.reduce<number | null>(
    (sum, { found: { price } }) => (sum === null || price === null ? null : sum + price),
    0,
  )
  return each === null ? null : <b>{formats.price(each * seats)}</b>
}

function selectionPage(
  context: ClientContext,
  order: SelectionOrder,
  page: OrderPage,
  { errors = {}, notice, status, retryAfter }: Shown = {},
): PageResponse {
  const { t, siteHref } = context
  return {
    kind: 'page',
    status: status ?? (Object.keys(errors).length > 0 ? 422 : 200),
    retryAfter,
    title: t('client-account:order.title'),
    lead: t('client-account:order.selection.lead'),
    body: (
      <>
        {notice}
        <ErrorSummary context={context} errors={errors} />
        <OrderForm
          context={context}
          page={page.name}
          what="confirm"
          ordered={namedSelection(requestedOf(order))}
          rows={rowsOf(context, order)}
          total={totalOf(context, order)}
          choices={
            <Choice
              name="seats"
              label={t('client-account:order.seats')}
              value={String(order.seats)}
              options={seatChoices.map((each) => [each, each] as const)}
            />
          }
          fields={page.fields}
          updates
          demo={page.demo}
          submit={t('client-account:order.confirm')}
          back={{ href: sitePage(context, 'shows') ?? siteHref(), label: t('client-account:order.back') }}
        />
      </>
    ),
  }
}

/** Some showtimes fell out of the order: the rest is offered again. */
const changedPage = (context: ClientContext, order: SelectionOrder, page: OrderPage): PageResponse =>
  selectionPage(context, order, page, {
    status: 409,
    notice: (
      <Notice look="wrong" title={context.t('client-account:order.selection.goneTitle')}>
        <p>{context.t('client-account:order.selection.gone')}</p>
      </Notice>
    ),
  })

/** The showtimes that can be ordered; the first problem if none can. */
async function find(
  context: ClientContext,
  { showtimes }: RequestedSelection,
): Promise<readonly Found[] | OrderProblem> {
  const all = await Promise.all(
    showtimes.map(async (requested) => ({ requested, found: await findShowtime(context, requested) })),
  )
  const chosen = all
    .flatMap(({ requested, found }) => (typeof found === 'string' ? [] : [{ requested, found }]))
    .sort((a, b) => a.requested.time.localeCompare(b.requested.time))
  const problem = all.map(({ found }) => found).find((found) => typeof found === 'string')
  return chosen.length > 0 ? chosen : (problem ?? 'unknown')
}

export async function offeredSelection(context: ClientContext, page: OrderPage): Promise<PageResponse> {
  const { url, language } = context
  const requested = readSelected(language, url.searchParams)
  const chosen = await find(context, requested)
  if (typeof chosen === 'string') return refusedShowtime(context, chosen)
  const order = {
    season: requested.season,
    chosen,
    seats: readSeats(url.searchParams.get('seats') ?? String(least)) ?? least,
  }
  return chosen.length < requested.showtimes.length
    ? changedPage(context, order, page)
    : selectionPage(context, order, page)
}

/** The best free seats of each showtime. */
export async function sentSelection(
  context: ClientContext,
  form: SentForm,
  page: OrderPage,
): Promise<SentOrder | PageResponse> {
  const { language, href, t } = context
  const requested = readSelected(language, form)
  const seats = readSeats(form.get('seats'))
  if (form.has('update'))
    return {
      kind: 'redirect',
      location: href(page.name, { ...namedSelection(requested), seats: String(seats ?? least) }),
    }
  const chosen = await find(context, requested)
  if (typeof chosen === 'string') return refusedShowtime(context, chosen)
  const order = { season: requested.season, chosen, seats: seats ?? least }
  if (seats === null)
    return selectionPage(context, order, page, { errors: { seats: t('client-account:order.seatsFault') } })
  const all = await Promise.all(chosen.map((each) => seated(context, { ...each, seats })))
  const ready = all.filter(({ seating, places }) => seating === null || places.length === seats)
  const [first, ...others] = ready.map(newBooking)
  if (!first) return refusedShowtime(context, 'soldOut')
  if (ready.length < requested.showtimes.length)
    return changedPage(context, { ...order, chosen: ready }, page)
  return {
    kind: 'order',
    bookings: [first, ...others],
    again: (own, shown) => selectionPage(context, order, own, shown),
    seatsTaken: async (own) => changedPage(context, order, own),
  }
}
