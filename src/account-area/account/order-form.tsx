import { randomUUID } from 'node:crypto'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { FactSheet, type SheetRow } from '@marquee/design/sections/fact-sheet.tsx'
import { Form, Notice } from '@marquee/forms/form.tsx'
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
    <Form context={context} action={href(page)} what={what}>
      {Object.entries(ordered).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={ORDER_FIELD} value={randomUUID()} />
      <Notice look="info" title={t('client-account:order.demo')}>
        {demo}
      </Notice>
      <FactSheet rows={rows} />
      {choices}
      {updates && (
        <p>
          <button type="submit" className="btn btn--s" name="update" value="1">
            <span>{update ?? t('client-account:order.update')}</span>
          </button>
        </p>
      )}
      {fields}
      <div className="form-end">
        <button type="submit" className="btn btn--book">
          <span>{submit}</span>
        </button>
        <ButtonLink href={back.href}>{back.label}</ButtonLink>
      </div>
    </Form>
  )
}
