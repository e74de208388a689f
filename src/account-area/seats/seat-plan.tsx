import type { InlineScript } from '@marquee/forms/page.ts'
import { Fragment } from 'react'
import { clientArea } from '#config/client-area.ts'
import type { ClientContext } from '../page.ts'
import { aisles, type Seat } from './auditorium.ts'
import type { Seating } from './seating.server.ts'
import code from './seats-script.ts?script'

interface SeatPlanProps {
  readonly context: ClientContext
  readonly seating: Seating
  readonly places: readonly string[]
}

const { most } = clientArea.seats

/** A total, and what it differs from `before` by. */
export const totalText = ({ t, formats }: ClientContext, total: number, before: number | null): string => {
  if (before === null) return formats.price(total)
  const kind = total > before ? 'more' : total < before ? 'less' : 'same'
  const values = { total: formats.price(total), difference: formats.price(Math.abs(total - before)) }
  return t(`client-account:change.${kind}`, values)
}

/** Totals by number of seats, so that the script needs no rules of money. */
export const seatsScript = (
  context: ClientContext,
  price: number | null,
  before: number | null,
): InlineScript => ({
  code,
  options: {
    'data-most': String(most),
    'data-totals': JSON.stringify(
      Array.from({ length: most + 1 }, (_, count) =>
        price === null ? '' : totalText(context, price * count, before),
      ),
    ),
  },
})

function SeatBox({
  context: { t },
  seat: { id, row, number, wheelchair },
  state,
}: {
  readonly context: ClientContext
  readonly seat: Seat
  readonly state: 'free' | 'taken' | 'chosen'
}) {
  const label = [
    t('client-account:order.plan.seat', { row, number }),
    wheelchair && t('client-account:order.plan.wheelchair'),
    t(`client-account:order.plan.${state === 'taken' ? 'taken' : 'free'}`),
  ].filter(Boolean)
  return (
    <span className="seats__seat">
      <input
        type="checkbox"
        name="place"
        value={id}
        className={wheelchair ? 'seat seat--wheelchair' : 'seat'}
        aria-label={label.join(', ')}
        title={id}
        disabled={state === 'taken'}
        defaultChecked={state === 'chosen'}
      />
    </span>
  )
}

/** Explains the marks. */
function Marks({ context: { t } }: Pick<SeatPlanProps, 'context'>) {
  const marks = [
    ['seat', 'free'],
    ['seat seat--chosen', 'yours'],
    ['seat seat--taken', 'taken'],
    ['seat seat--wheelchair', 'wheelchair'],
  ] as const
  return (
    <ul className="seats__marks small" aria-hidden="true">
      {marks.map(([look, name]) => (
        <li key={name}>
          <i className={look} />
          {t(`client-account:order.plan.${name}`)}
        </li>
      ))}
    </ul>
  )
}

const Gap = ({ aisle = false }: { readonly aisle?: boolean }) => (
  <i className={aisle ? 'seats__aisle' : 'seats__gap'} aria-hidden="true" />
)

/** Check boxes of a form. */
export function SeatPlan({ context, seating: { rows, taken }, places }: SeatPlanProps) {
  const { t } = context
  const own = new Set(places)
  const passages = aisles(rows)
  const stateOf = ({ id }: Seat) => (own.has(id) ? 'chosen' : taken.has(id) ? 'taken' : 'free')
  return (
    <fieldset className="seats" id="places" tabIndex={-1}>
      <legend className="visually-hidden">{t('client-account:order.plan.title')}</legend>
      <p className="seats__screen">{t('client-account:order.plan.screen')}</p>
      <div className="seats__plan" aria-label={t('client-account:order.plan.title')}>
        {rows.map(({ name, seats, before }) => (
          <div key={name} className="seats__row">
            <span className="seats__name">{name}</span>
            {Array.from({ length: before }, (_, column) => (
              <Fragment key={column}>
                {passages.includes(column) && <Gap aisle />}
                <Gap />
              </Fragment>
            ))}
            {seats.map((seat, index) => (
              <Fragment key={seat.id}>
                {passages.includes(before + index) && <Gap aisle />}
                <SeatBox context={context} seat={seat} state={stateOf(seat)} />
              </Fragment>
            ))}
          </div>
        ))}
      </div>
      <Marks context={context} />
    </fieldset>
  )
}
