import { FactSheet } from '@marquee/design/sections/fact-sheet.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import { capital, clock } from '@marquee/i18n/format.ts'
import { qrCode } from '@marquee/identity/one-time-codes.ts'
import { sitePage } from '../account/site-names.server.ts'
import { messagePage } from '../guest/messages.tsx'
import type { ClientAreaPage, ClientContext } from '../page.ts'

async function show({
  accounts,
  site,
  flags,
  language,
  url,
  t,
  formats,
  siteHref,
}: ClientContext): Promise<PageResponse> {
  const found = await accounts.bookings.passedTicket(site.id, url.searchParams.get('key') ?? '')
  const title = t('client-account:ticket.title')
  if (found === null) {
    const href = sitePage({ site, flags, language, siteHref }, 'shows') ?? siteHref()
    return messagePage(
      title,
      t('client-account:ticket.unknown'),
      [{ label: t('client-account:order.programme'), href }],
      404,
    )
  }
  const { showTitle, cinemaName, startsAt, auditorium, version } = found.booking
  const rows = [
    { term: t('client-account:bookings.cinema'), value: cinemaName },
    ...(auditorium === null ? [] : [{ term: t('client-account:bookings.auditorium'), value: auditorium }]),
    { term: t('client-account:ticket.seat'), value: found.seat },
    ...(version === null ? [] : [{ term: t('client-account:bookings.version'), value: version }]),
  ]
  return {
    kind: 'page',
    title,
    lead: t('client-account:ticket.lead'),
    body: (
      <section className="next ticket-band dark" aria-labelledby="film">
        <article className="ticket ticket--wide">
          <div className="ticket__main">
            <div className="ticket__text">
              <h2 className="ticket__title display" id="film">
                {showTitle}
              </h2>
              <p className="num">
                {t('client-account:bookings.when', {
                  day: capital(formats.fullDay(startsAt)),
                  time: clock(startsAt),
                })}
              </p>
              <FactSheet rows={rows} />
            </div>
          </div>
          <div className="ticket__stub">
            <img src={qrCode(found.code)} width="132" height="132" alt={t('client-account:ticket.code')} />
            <p className="num">{found.code.slice(0, 8).toUpperCase()}</p>
          </div>
        </article>
      </section>
    ),
  }
}

/** One ticket of a booking, by the link with which it was passed on. */
export const ticket: ClientAreaPage = {
  kind: 'guest',
  exists: ({ flags }) => flags.bookingChanges,
  get: show,
}
