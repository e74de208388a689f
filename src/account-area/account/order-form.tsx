import { randomUUID } from 'node:crypto'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { FactSheet, type SheetRow } from '@marquee/design/sections/fact-sheet.tsx'
import { Form } from '@marquee/forms/form.tsx'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { ReactNode } from 'react'
import type { ClientContext } from '../page.ts'

const ORDER_FIELD = 'order'

/** Undefined unless the form has one. */
export const orderId = (form: SentForm): string | undefined =>
  /^[\w-]{20,64}$/.exec(form.exact(ORDER_FIELD))?.[0]

interface OrderFormProps {
  readonly context: ClientContext
  /** Name of the page. Default: the order of a client. */
  readonly page?: string
  readonly what: string
  /** The order's values by the name of their hidden field. */
  readonly ordered: Readonly<Record<string, string>>
  readonly rows: readonly SheetRow[]
  /** Null if a price is unknown. */
  readonly total: ReactNode
  /** Address of the film's poster. */
  readonly poster?: string | null
  readonly choices: ReactNode
  /** Fields after the choices and their update. */
  readonly fields?: ReactNode
  /** The total depends on the choices, so a button updates it. */
  readonly updates: boolean
  /** Label of that button. Default: the total only. */
  readonly update?: string
  readonly demo: string
  readonly submit: string
  readonly back: { readonly href: string; readonly label: string }
}

export function OrderForm({
  context,
  page = 'order',
  what,
  ordered,
  rows,
  total,
  poster = null,
  choices,
  fields,
  updates,
  update,
  demo,
  submit,
  back,
}: OrderFormProps) {
  const { t, href } = context
  return (
    <Form context={context} action={href(page)} what={what} className="order dark">
      {Object.entries(ordered).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={ORDER_FIELD} value={randomUUID()} />
      <div className="order__choices">
        {choices}
        {updates && (
          <button type="submit" className="btn btn--s order__update" name="update" value="1">
            <span>{update ?? t('client-account:order.update')}</span>
          </button>
        )}
        {fields}
        <p className="muted small">
          <b>{t('client-account:order.demo')}.</b> {demo}
        </p>
      </div>
      <div className="ticket">
        <div className="ticket__main">
          {poster && <img className="ticket__poster" src={poster} width="320" height="480" alt="" />}
          <FactSheet rows={rows} />
        </div>
        <div className="ticket__stub">
          {total !== null && <FactSheet rows={[{ term: t('client-account:order.total'), value: total }]} />}
          <button type="submit" className="btn btn--book">
            <span>{submit}</span>
          </button>
        </div>
        <p className="order__back">
          <ButtonLink href={back.href}>{back.label}</ButtonLink>
        </p>
      </div>
    </Form>
  )
}
