import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { Form, FormEnd, Notice } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { todayIn, wallClock } from '#models/site-clock.ts'
import type { Booking } from '../../services/accounts/booking-types.ts'
import { changePage, notChangeable } from '../change/change-booking.tsx'
import { sentPassOn } from '../change/pass-on.tsx'
import { type AccountContext, accountPage } from '../page.ts'
import { groupBookings, isAhead } from './booking-groups.ts'
import { type NamedBooking, NextTicket, Pass, waysOf } from './booking-pass.tsx'
import { cancelPage } from './cancel-booking.tsx'
import { diaryTable, seenFilms } from './film-diary.server.ts'
import { nameBooking } from './name-booking.server.ts'
import { Done, fileResponse, Panel } from './parts.tsx'
import { sitePage } from './site-names.server.ts'

const done = {
  cancelled: 'bookings.done',
  changed: 'change.done',
  adopted: 'bookings.adopted',
}

const localNow = ({ site, now }: AccountContext) => wallClock(site.timeZone, now)

const nameAll = (context: AccountContext, bookings: readonly Booking[]) =>
  Promise.all(bookings.map((each) => nameBooking(context, each)))

interface PassesProps {
  readonly context: AccountContext
  readonly id: 'upcoming' | 'past' | 'cancelledOnes'
  readonly list: readonly NamedBooking[]
}

function Passes({ context, id, list }: PassesProps) {
  if (list.length === 0) return null
  return (
    <Panel id={id} title={context.t(`client-account:bookings.${id}`)}>
      <ul className="account-list">
        {list.map((named) => (
          <Pass key={named.booking.id} context={context} named={named} {...waysOf(context, named)} />
        ))}
      </ul>
    </Panel>
  )
}

function NothingAhead({ context, first }: { readonly context: AccountContext; readonly first: boolean }) {
  const { t } = context
  return (
    <EmptyState
      level={2}
      title={t(first ? 'client-account:bookings.emptyTitle' : 'client-account:bookings.noneUpcoming')}
      text={first && t('client-account:bookings.emptyText')}
      actions={[
        {
          label: t('client-account:bookings.programme'),
          href: sitePage(context, 'shows') ?? context.siteHref(),
        },
      ]}
    />
  )
}

function Adoptable({ context, count }: { readonly context: AccountContext; readonly count: number }) {
  const { t, href, session } = context
  if (count === 0) return null
  return (
    <Form context={context} action={href('bookings')} what="adopt">
      <Notice look="info" title={t('client-account:bookings.adoptable', { count })}>
        <p>{t('client-account:bookings.adoptText', { email: session.account.email })}</p>
      </Notice>
      <FormEnd look="plain">{t('client-account:bookings.adopt')}</FormEnd>
    </Form>
  )
}

/** What the client has seen, as a table. */
function Diary({ context: { t, href } }: { readonly context: AccountContext }) {
  return (
    <Panel id="diary" title={t('client-account:diary.title')}>
      <p className="muted">{t('client-account:diary.text')}</p>
      <p className="row">
        <ButtonLink href={href('bookings', { file: 'csv' })}>{t('client-account:diary.link')}</ButtonLink>
        <ButtonLink href={href('year')}>{t('client-account:year.link')}</ButtonLink>
      </p>
    </Panel>
  )
}

async function diaryFile(context: AccountContext): Promise<PageResponse> {
  const { site, now } = context
  return fileResponse(
    diaryTable(await seenFilms(context), context),
    'text/csv',
    `marquee-${site.id}-letterboxd-${todayIn(site.timeZone, now)}.csv`,
  )
}

async function list(context: AccountContext, status = 200, warning?: string): Promise<PageResponse> {
  const { t, accounts, site, session, url } = context
  const isOrdered = url.searchParams.get('done') === 'booked'
  const [all, adoptable] = await Promise.all([
    accounts.bookings.list(site.id, session.account.id),
    accounts.bookings.adoptable(site.id, session.account.id),
  ])
  const groups = groupBookings(all, localNow(context))
  const [[next, ...later], past, cancelled] = await Promise.all([
    nameAll(context, groups.upcoming),
    nameAll(context, groups.past),
    nameAll(context, groups.cancelled),
  ])
  return {
    kind: 'page',
    status,
    title: t(`client-account:bookings.${isOrdered ? 'booked' : 'title'}`),
    lead: t(`client-account:bookings.${isOrdered ? 'bookedLead' : 'lead'}`),
    body: (
      <>
        {next && <NextTicket context={context} named={next} {...waysOf(context, next)} />}
        <Done context={context} texts={done} />
        {warning && <Notice look="wrong" title={warning} />}
        <Adoptable context={context} count={adoptable} />
        {next === undefined && <NothingAhead context={context} first={all.length === 0} />}
        <Passes context={context} id="upcoming" list={later} />
        <Passes context={context} id="past" list={past} />
        {past.length > 0 && <Diary context={context} />}
        <Passes context={context} id="cancelledOnes" list={cancelled} />
      </>
    ),
  }
}

/** A booking that can still be cancelled, else a message. Bookings of other clients are unknown. */
async function cancellable(context: AccountContext, id: string): Promise<Booking | 'unknown' | 'tooLate'> {
  const { accounts, site, session } = context
  const booking = (await accounts.bookings.list(site.id, session.account.id)).find((each) => each.id === id)
  if (!booking || booking.cancelledAt !== null) return 'unknown'
  return isAhead(booking, localNow(context)) ? booking : 'tooLate'
}

const refused = (context: AccountContext, why: 'unknown' | 'tooLate') =>
  list(context, why === 'unknown' ? 404 : 409, context.t(`client-account:bookings.${why}`))

async function confirmCancelling(context: AccountContext, id: string): Promise<PageResponse> {
  const booking = await cancellable(context, id)
  if (typeof booking === 'string') return refused(context, booking)
  const all = context.href('bookings')
  return cancelPage(context, await nameBooking(context, booking), {
    action: all,
    back: all,
    fields: <input type="hidden" name="booking" value={booking.id} />,
  })
}

async function change(context: AccountContext, id: string): Promise<PageResponse> {
  const booking = await cancellable(context, id)
  if (booking === 'tooLate') return notChangeable(context, context.href('bookings'))
  if (booking === 'unknown') return refused(context, booking)
  return changePage(context, await nameBooking(context, booking), {
    page: 'order',
    replaces: { id, key: '' },
    back: context.href('bookings'),
  })
}

async function passOn(context: AccountContext, form: SentForm): Promise<PageResponse> {
  const id = context.url.searchParams.get('change') ?? ''
  const booking = await cancellable(context, id)
  if (typeof booking === 'string') return refused(context, booking)
  await sentPassOn(context, booking, form)
  return { kind: 'redirect', location: context.href('bookings', { change: id }) }
}

async function cancel(context: AccountContext, id: string): Promise<PageResponse> {
  const { accounts, visited, session, href } = context
  const booking = await cancellable(context, id)
  if (typeof booking === 'string') return refused(context, booking)
  const gone = await accounts.bookings.cancel(visited, session.account.id, booking.id)
  return gone
    ? { kind: 'redirect', location: href('bookings', { done: 'cancelled' }) }
    : refused(context, 'unknown')
}

async function adopt(context: AccountContext): Promise<PageResponse> {
  const { accounts, site, session, href } = context
  await accounts.bookings.adopt(site.id, session.account.id)
  return { kind: 'redirect', location: href('bookings', { done: 'adopted' }) }
}

export const bookings = accountPage({
  get(context) {
    const { searchParams } = context.url
    if (searchParams.get('file') === 'csv') return diaryFile(context)
    const changed = searchParams.get('change')
    if (changed !== null && context.flags.bookingChanges) return change(context, changed)
    const id = searchParams.get('cancel')
    return id === null ? list(context) : confirmCancelling(context, id)
  },
  post(context, form) {
    const what = form.get('what')
    if (what === 'adopt') return adopt(context)
    if (what === 'pass' || what === 'takeBack') return passOn(context, form)
    return what === 'cancel' ? cancel(context, form.exact('booking')) : list(context)
  },
})
