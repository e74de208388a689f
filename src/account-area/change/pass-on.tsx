import { Form, Submit } from '@marquee/forms/form.tsx'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { Booking } from '../../services/accounts/booking-types.ts'
import type { ClientContext } from '../page.ts'

/** Each seat of a booking, to pass on by a link of its own or to take back. */
export function PassOn({
  context,
  booking,
  passed,
}: {
  readonly context: ClientContext
  readonly booking: Booking
  readonly passed: ReadonlyMap<string, string>
}) {
  const { t, href, visited } = context
  const { places = [] } = booking
  if (places.length < 2) return null
  return (
    <section className="evening__host">
      <h2 className="h3">{t('client-account:passOn.title')}</h2>
      <p className="muted small">{t('client-account:passOn.text')}</p>
      <ul className="evening__list">
        {places.map((seat) => {
          const key = passed.get(seat)
          return (
            <li key={seat}>
              {key !== undefined && (
                <input
                  className="field"
                  readOnly
                  value={visited.clientOrigin + href('ticket', { key })}
                  aria-label={t('client-account:passOn.link', { seat })}
                />
              )}
              <Form
                context={context}
                what={key === undefined ? 'pass' : 'takeBack'}
                className="evening__press"
              >
                <input type="hidden" name="seat" value={seat} />
                <Submit look="plain">
                  {t(`client-account:passOn.${key === undefined ? 'pass' : 'takeBack'}`, { seat })}
                </Submit>
              </Form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** True for the forms of `PassOn`, after what they ask for is done. */
export async function sentPassOn(
  { accounts, flags }: ClientContext,
  booking: Booking,
  form: SentForm,
): Promise<boolean> {
  const what = form.get('what')
  if (!flags.bookingChanges || (what !== 'pass' && what !== 'takeBack')) return false
  await accounts.bookings.passOn(booking.id, form.text('seat'), what === 'pass')
  return true
}
