import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Form, Submit } from '@marquee/forms/form.tsx'
import type { ShownPage } from '@marquee/forms/page.ts'
import type { ReactNode } from 'react'
import type { ClientContext } from '../page.ts'
import { type NamedBooking, PassText } from './booking-pass.tsx'

interface CancelOptions {
  readonly action: string
  readonly back: string
  /** Hidden fields of the form. */
  readonly fields?: ReactNode
}

/** Requires a confirmation before a booking is cancelled. */
export function cancelPage(
  context: ClientContext,
  named: NamedBooking,
  { action, back, fields }: CancelOptions,
): ShownPage {
  const { t } = context
  return {
    kind: 'page',
    title: t('client-account:bookings.cancelTitle'),
    lead: t('client-account:bookings.cancelText'),
    body: (
      <Form context={context} action={action} what="cancel">
        {fields}
        <div className="account-ticket__text account-requested">
          <PassText context={context} named={named} />
        </div>
        <div className="form-end">
          <Submit>{t('client-account:bookings.yes')}</Submit>
          <ButtonLink href={back}>{t('client-account:bookings.no')}</ButtonLink>
        </div>
      </Form>
    ),
  }
}
