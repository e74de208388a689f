import { Field } from '../forms/field.tsx'
import { LEAST_PASSWORD } from '../forms/form.tsx'
import type { ClientContext } from '../page.ts'

interface GuestFieldProps {
  readonly context: ClientContext
  readonly error: string | undefined
}

/** The address that a client signs in with. */
export function EmailField({ context: { t }, typed, error }: GuestFieldProps & { readonly typed: string }) {
  return (
    <Field
      name="email"
      type="email"
      label={t('client-doors:fields.email')}
      autoComplete="username"
      required
      maxLength={254}
      defaultValue={typed}
      error={error}
    />
  )
}

/** A password that is chosen, with what is asked of it. */
export function NewPasswordField({
  context: { t },
  label,
  error,
}: GuestFieldProps & { readonly label: 'password' | 'newPassword' }) {
  return (
    <Field
      name="password"
      type="password"
      label={t(`client-doors:fields.${label}`)}
      hint={t('client-doors:fields.passwordHint', { least: LEAST_PASSWORD })}
      autoComplete="new-password"
      required
      maxLength={256}
      error={error}
    />
  )
}
