import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/controls/button.tsx'
import { FactSheet, type SheetRow } from '../../components/sections/fact-sheet.tsx'
import { Form, Notice } from '../../form-pages/form.tsx'
import type { AccountContext } from '../page.ts'

interface OrderFormProps {
  readonly context: AccountContext
  readonly what: string
  /** By the name of the hidden field. */
  readonly ordered: Readonly<Record<string, string>>
  readonly rows: readonly SheetRow[]
  readonly choices: ReactNode
  /** The total depends on the choices, so a button updates it. */
  readonly updates: boolean
  readonly demo: string
  readonly submit: string
  readonly back: { readonly href: string; readonly label: string }
}

export function OrderForm({
  context,
  what,
  ordered,
  rows,
  choices,
  updates,
  demo,
  submit,
  back,
}: OrderFormProps) {
  const { t, href } = context
  return (
    <Form context={context} action={href('order')} what={what}>
      {Object.entries(ordered).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FactSheet rows={rows} />
      {choices}
      {updates && (
        <p>
          <button type="submit" className="btn btn--s" name="update" value="1">
            <span>{t('client-account:order.update')}</span>
          </button>
        </p>
      )}
      <Notice look="info" title={t('client-account:order.demo')}>
        {demo}
      </Notice>
      <div className="form-end">
        <button type="submit" className="btn btn--book">
          <span>{submit}</span>
        </button>
        <ButtonLink href={back.href}>{back.label}</ButtonLink>
      </div>
    </Form>
  )
}
