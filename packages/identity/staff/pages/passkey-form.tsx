import { CSRF_FIELD } from '@marquee/forms/csrf.ts'
import { FormEnd } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { ReactNode } from 'react'
import type { PasskeyHost } from '../staff-passkeys.ts'
import type { StaffContext } from './page.ts'
import { useTexts } from './texts.ts'

interface PasskeyFormProps {
  readonly context: { readonly csrf: string }
  readonly action: string
  /** The ceremony of the browser's library: a new passkey, or one that exists. */
  readonly ceremony: 'add' | 'use'
  readonly what: string
  readonly submit: string
  readonly look?: 'solid' | 'plain'
  /** More fields. */
  readonly children?: ReactNode
}

/** Hidden until the script finds that the browser knows passkeys; the script fills in `response`. */
export function PasskeyForm({ context, action, ceremony, what, submit, look, children }: PasskeyFormProps) {
  const { t } = useTexts()
  return (
    <form
      className="client-form passkey-form"
      method="post"
      action={action}
      noValidate
      hidden
      data-passkey={ceremony}
    >
      <input type="hidden" name={CSRF_FIELD} value={context.csrf} />
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="response" value="" />
      {children}
      <FormEnd look={look}>{submit}</FormEnd>
      <p className="form-error" role="alert" hidden data-failed={t('passkeys.failed')} />
    </form>
  )
}

export const passkeyHostOf = ({ origin, csrf, requester }: StaffContext): PasskeyHost => ({
  origin,
  csrf,
  address: requester.address,
})

/** The script requests options before the browser's dialog; null for any other form. */
export async function passkeyOptions(
  context: StaffContext,
  form: SentForm,
  options: (host: PasskeyHost) => Promise<object | null>,
): Promise<PageResponse | null> {
  if (form.exact('what') !== 'options') return null
  const found = await options(passkeyHostOf(context))
  return { kind: 'response', response: Response.json(found, { status: found === null ? 429 : 200 }) }
}
