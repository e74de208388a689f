import { Choice } from '@marquee/forms/choices.tsx'
import { Form, Submit } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { clock } from '@marquee/i18n/format.ts'
import { clientArea } from '#config/client-area.ts'
import type { SeatWish } from '../../services/accounts/reminders/reminders.ts'
import { findShowtime, readSeats } from '../account/ordered-showtime.server.ts'
import { siteNames } from '../account/site-names.server.ts'
import { ErrorSummary, faultTexts } from '../faults.tsx'
import { namedShowtime, readRequested } from '../order-address.ts'
import type { ClientAreaPage, ClientContext } from '../page.ts'
import { hasSeatQueues } from '../seat-queue-link.ts'
import { seatBlocks } from '../seats/auditorium.ts'
import { seatingOf } from '../seats/seating.server.ts'
import { EmailField } from './guest-fields.tsx'
import { TooManyAttempts, tooManyStatus } from './messages.tsx'
import { openRemindersOf } from './reminder.tsx'

const { most, proposed } = clientArea.seats

interface Typed {
  readonly email: string
  readonly wish: SeatWish
}

/** Rows of the plan by name, from the screen; empty without a plan. */
async function rowsOf(context: ClientContext): Promise<readonly string[]> {
  const requested = readRequested(context.language, context.url.searchParams)
  const found = await findShowtime(context, requested)
  const seating = typeof found === 'string' ? null : await seatingOf(context, requested, found)
  return [...new Set(seatBlocks(seating?.rows ?? []).map(({ row }) => row))]
}

async function formPage(
  context: ClientContext,
  { email, wish }: Typed,
  errors: Readonly<Record<string, string>> = {},
  tooMany?: Parameters<typeof tooManyStatus>[0],
): Promise<PageResponse> {
  const { t, language, url, href, formats } = context
  const requested = readRequested(language, url.searchParams)
  const { show, cinema, time } = requested
  if (show === '' || cinema === '' || time === '') return { kind: 'missing' }
  const names = siteNames(context)
  const [film, house, rows] = await Promise.all([names.show(show), names.cinema(cinema), rowsOf(context)])
  const [first = '', last = ''] = [rows[0], rows.at(-1)]
  const options = rows.map((row) => [row, row] as const)
  const when = { day: formats.dayName(time), time: clock(time) }
  return {
    kind: 'page',
    ...(tooMany ? tooManyStatus(tooMany) : { status: Object.keys(errors).length > 0 ? 422 : 200 }),
    title: t('client-guest:queue.title'),
    lead: [film.title, t('client-account:bookings.when', when), house.title].join(', '),
    body: (
      <>
        {tooMany && <TooManyAttempts context={context} seconds={tooMany.retryAfterSeconds} />}
        <ErrorSummary context={context} errors={errors} />
        <Form context={context}>
          <p>{t(rows.length > 0 ? 'client-guest:queue.text' : 'client-guest:queue.withoutPlan')}</p>
          <Choice
            name="people"
            label={t('client-guest:queue.people')}
            value={String(wish.people)}
            options={Array.from(
              { length: most },
              (_, index) => [String(index + 1), String(index + 1)] as const,
            )}
          />
          {rows.length > 1 && (
            <>
              <Choice
                name="from"
                label={t('client-guest:queue.from')}
                value={wish.rows?.[0] ?? first}
                options={options}
              />
              <Choice
                name="until"
                label={t('client-guest:queue.until')}
                value={wish.rows?.[1] ?? last}
                options={options}
              />
            </>
          )}
          <EmailField context={context} typed={email} error={errors.email} />
          <p className="muted">{t('client-guest:queue.privacy')}</p>
          <div className="form-end">
            <Submit>{t('client-guest:queue.submit')}</Submit>
            <a className="link" href={href('guest-order', namedShowtime(requested))}>
              {t('client-guest:queue.back')}
            </a>
          </div>
        </Form>
      </>
    ),
  }
}

const ROW = /^[A-Z]$/

/** Rows that are not named, or in the wrong order, are all rows. */
function wishOf(form: SentForm): SeatWish {
  const [from, until] = [form.exact('from'), form.exact('until')]
  const isNamed = ROW.test(from) && ROW.test(until) && from <= until
  return { people: readSeats(form.exact('people')) ?? proposed, rows: isNamed ? [from, until] : null }
}

async function send(context: ClientContext, form: SentForm): Promise<PageResponse> {
  const { url, visited, requester, session, href, language } = context
  const { show, cinema, time: start } = readRequested(language, url.searchParams)
  const typed = { email: form.text('email'), wish: wishOf(form) }
  const outcome = await openRemindersOf(context).request(
    visited,
    { showtime: { show, cinema, start }, wish: typed.wish, to: { channel: 'mail', email: typed.email } },
    requester,
    session?.account ?? null,
  )
  switch (outcome.kind) {
    case 'waiting':
      return { kind: 'redirect', location: href('reminder', { done: '1' }) }
    case 'unconfirmed':
      return { kind: 'redirect', location: href('reminder', { sent: '1' }) }
    case 'unknown':
      return { kind: 'missing' }
    case 'malformed': {
      const faults = faultTexts(context, { email: typed.email === '' ? 'missing' : 'malformed' })
      return formPage(context, typed, faults)
    }
    case 'tooMany':
      return formPage(context, typed, {}, outcome)
  }
}

/** A wish for seats together in a showtime. */
export const seatQueue: ClientAreaPage = {
  kind: 'guest',
  exists: hasSeatQueues,
  get: (context) =>
    formPage(context, {
      email: context.session?.account.email ?? '',
      wish: { people: proposed, rows: null },
    }),
  post: send,
}
