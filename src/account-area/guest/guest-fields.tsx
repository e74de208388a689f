import { Field } from '@marquee/design/controls/field.tsx'
import { LEAST_PASSWORD } from '../faults.tsx'
import type { ClientContext } from '../page.ts'

interface GuestFieldProps {
  readonly context: ClientContext
  readonly error: string | undefined
}

export function EmailField({ context: { t }, typed, error }: GuestFieldProps & { readonly typed: string }) {
  return (
    <Field
      name="email"
      type="email"
      label={t('client-guest:fields.email')}
      autoComplete="username"
      required
      maxLength={254}
      defaultValue={typed}
      error={error}
    />
  )
}

export function NewPasswordField({
  context: { t },
  label,
  error,
}: GuestFieldProps & { readonly label: 'password' | 'newPassword' }) {
  return (
    <Field
      name="password"
      type="password"
      label={t(`client-guest:fields.${label}`)}
      hint={t('client-guest:fields.passwordHint', { least: LEAST_PASSWORD })}
      autoComplete="new-password"
      required
      maxLength={256}
      error={error}
    />
  )
}
