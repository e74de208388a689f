import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { Faults } from '../../services/accounts/refusals.ts'
import { faultTexts } from '../faults.tsx'
import type { ClientContext } from '../page.ts'
import { carried } from './entry.ts'
import { EmailField } from './guest-fields.tsx'

export interface TypedAddress {
  readonly email: string
  readonly faults: Faults
}

/** A form for clients whose confirmation goes to a wrong address. */
export function OtherAddress({
  context,
  typed,
}: {
  readonly context: ClientContext
  readonly typed: TypedAddress | undefined
}) {
  const { t, href } = context
  const errors = typed ? faultTexts(context, typed.faults) : {}
  return (
    <section className="stack stack--s" aria-labelledby="other-address">
      <h2 id="other-address">{t('client-guest:validate.address.title')}</h2>
      <p className="muted">{t('client-guest:validate.address.lead')}</p>
      <Form context={context} what="address" action={href('validate', carried(context))}>
        <EmailField context={context} typed={typed?.email ?? ''} error={errors.email} />
        <FormEnd look="plain">{t('client-guest:validate.address.submit')}</FormEnd>
      </Form>
    </section>
  )
}
