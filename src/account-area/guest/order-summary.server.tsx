import { Facts } from '@marquee/design/labels/facts.tsx'
import { capital, clock } from '@marquee/i18n/format.ts'
import { findShowtime, type OrderedShowtime } from '../account/ordered-showtime.server.ts'
import { posterOf } from '../account/site-names.server.ts'
import type { ClientContext } from '../page.ts'

/** The showtime of the order that waits for this page, as the programme has it; null if it cannot be ordered. */
export async function orderedShowtime(context: ClientContext): Promise<OrderedShowtime | null> {
  if (context.order === null) return null
  const found = await findShowtime(context, context.order.requested)
  return typeof found === 'string' ? null : found
}

export function OrderSummary({
  context,
  ordered,
}: {
  readonly context: ClientContext
  readonly ordered: OrderedShowtime
}) {
  const { t, formats } = context
  const { show, cinema, showtime, version } = ordered
  const poster = posterOf(context, show, 160)
  return (
    <section className="client-order" aria-labelledby="ordered">
      {poster && <img className="client-order__poster" src={poster} width="64" height="96" alt="" />}
      <div>
        <h2 id="ordered" className="small muted">
          {t('client-guest:order.title')}
        </h2>
        <p className="client-order__film">{show.title}</p>
        <p className="num">
          <time dateTime={showtime.start}>
            {t('client-account:bookings.when', {
              day: capital(formats.fullDay(showtime.start)),
              time: clock(showtime.start),
            })}
          </time>
        </p>
        <Facts small facts={[cinema.name, version]} />
      </div>
    </section>
  )
}
