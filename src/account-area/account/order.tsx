import { clientArea } from '../../../config/client-area.ts'
import { EmptyState } from '../../components/feedback/states.tsx'
import { Choice } from '../../form-pages/choices.tsx'
import type { PageResponse } from '../../form-pages/page.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import { capital, clock } from '../../i18n/format.ts'
import type { NewBooking } from '../../services/accounts/accounts.ts'
import { awaitsConfirmation } from '../../services/accounts/orders.ts'
import { ErrorSummary } from '../faults.tsx'
import { type AccountContext, accountPage } from '../page.ts'
import { OrderForm } from './order-form.tsx'
import { refusedOrder } from './order-refused.tsx'
import {
  findShowtime,
  type OrderedShowtime,
  type OrderProblem,
  type RequestedShowtime,
  readRequested,
  readSeats,
} from './ordered-showtime.server.ts'
import { confirmPlan, namesPlan, offeredPlan } from './plan-order.tsx'
import { sitePage } from './site-names.server.ts'

const { least, most, proposed } = clientArea.seats
const seatChoices = Array.from({ length: most - least + 1 }, (_, index) => String(least + index))

interface Order {
  readonly requested: RequestedShowtime
  readonly found: OrderedShowtime
  readonly seats: number
}

function rowsOf({ t, formats }: AccountContext, { found, seats }: Order) {
  const { show, cinema, showtime, version, price } = found
  const time = clock(showtime.start)
  const text = (key: string, values = {}) => t(`client-account:order.${key}`, values)
  return [
    { term: text('film'), value: show.title },
    { term: text('cinema'), value: cinema.name },
    { term: text('date'), value: capital(formats.fullDay(showtime.start)) },
    {
      term: text('time'),
      value: showtime.end === null ? time : text('timeUntil', { time, end: clock(showtime.end) }),
    },
    ...(version === null ? [] : [{ term: text('version'), value: version }]),
    ...(showtime.auditoriumName === null
      ? []
      : [{ term: text('auditorium'), value: showtime.auditoriumName }]),
    ...(price === null
      ? []
      : [
          { term: text('each'), value: formats.price(price) },
          { term: text('total'), value: <b>{formats.price(price * seats)}</b> },
        ]),
  ]
}

/** Parameters of the showtime, in URL and form. */
const named = ({ show, cinema, time, version }: RequestedShowtime): Readonly<Record<string, string>> => ({
  show,
  cinema,
  time,
  ...(version === undefined ? {} : { version }),
})

function ShowtimeForm({ context, order }: { readonly context: AccountContext; readonly order: Order }) {
  const { t, siteHref } = context
  const { requested, found, seats } = order
  return (
    <OrderForm
      context={context}
      what="confirm"
      ordered={named(requested)}
      rows={rowsOf(context, order)}
      choices={
        <Choice
          name="seats"
          label={t('client-account:order.seats')}
          value={String(seats)}
          options={seatChoices.map((each) => [each, each] as const)}
        />
      }
      updates={found.price !== null}
      demo={t('client-account:order.demoText')}
      submit={t('client-account:order.confirm')}
      back={{ href: sitePage(context, 'shows') ?? siteHref(), label: t('client-account:order.back') }}
    />
  )
}

function shown(context: AccountContext, order: Order, seatsFault = false): PageResponse {
  const { t } = context
  const errors: Readonly<Record<string, string>> = seatsFault
    ? { seats: t('client-account:order.seatsFault') }
    : {}
  return {
    kind: 'page',
    status: seatsFault ? 422 : 200,
    title: t('client-account:order.title'),
    lead: t('client-account:order.lead'),
    body: (
      <>
        <ErrorSummary context={context} errors={errors} />
        <ShowtimeForm context={context} order={order} />
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

function refused(context: AccountContext, problem: OrderProblem): PageResponse {
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
          { label: t('client-account:order.programme'), href: sitePage(context, 'shows') ?? siteHref() },
        ]}
      />
    ),
  }
}

async function offered(context: AccountContext): Promise<PageResponse> {
  const { url, language } = context
  const requested = readRequested(language, url.searchParams)
  const found = await findShowtime(context, requested)
  if (typeof found === 'string') return refused(context, found)
  return shown(context, { requested, found, seats: readSeats(url.searchParams.get('seats')) ?? proposed })
}

async function confirm(context: AccountContext, form: SentForm): Promise<PageResponse> {
  const { accounts, place, session, language, href } = context
  const requested = readRequested(language, form)
  const seats = readSeats(form.get('seats'))
  if (form.has('update'))
    return {
      kind: 'redirect',
      location: href('order', { ...named(requested), seats: String(seats ?? proposed) }),
    }
  const found = await findShowtime(context, requested)
  if (typeof found === 'string') return refused(context, found)
  if (seats === null) return shown(context, { requested, found, seats: proposed }, true)
  const { show, cinema, showtime, version } = found
  const wanted: NewBooking = {
    show: requested.show,
    showTitle: show.title,
    cinema: requested.cinema,
    cinemaName: cinema.name,
    startsAt: requested.time,
    version,
    auditorium: showtime.auditoriumName,
    seats,
  }
  const outcome = await accounts.book(place, session.account.id, wanted)
  if (outcome.kind !== 'booked') return refusedOrder(context, outcome)
  return { kind: 'redirect', location: href('bookings', { done: 'booked' }) }
}

/** Order of a showtime or a subscription; the demonstration's stand-in for the operator's ticketing. */
export const order = accountPage({
  get(context) {
    if (awaitsConfirmation(context.session.account)) return refusedOrder(context, { kind: 'unconfirmed' })
    return namesPlan(context.url.searchParams) ? offeredPlan(context) : offered(context)
  },
  post(context, form) {
    if (awaitsConfirmation(context.session.account)) return refusedOrder(context, { kind: 'unconfirmed' })
    return namesPlan(form) ? confirmPlan(context, form) : confirm(context, form)
  },
})
