import { Button, ButtonLink } from '@marquee/design/controls/button.tsx'
import { Field } from '@marquee/design/controls/field.tsx'
import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { authentication } from '#config/authentication.ts'
import { useSite } from '../../page-kit/site-context.ts'
import { useCurrentModal } from '../modals/modal-context.ts'
import { openSignIn } from './auth-actor.ts'

interface SignInFormProps {
  readonly required?: boolean
}

/** The provider asks for the password, and has the address already. */
export function SignInForm({ required = false }: SignInFormProps) {
  const { t } = useTranslation('account')
  const { clientHref } = useSite()
  const { close } = useCurrentModal()
  const target = useRouter().state.location.publicHref
  if (clientHref === null) return null
  const enter = (signUp: boolean, email: string, trigger: HTMLElement) => {
    openSignIn(clientHref, { signUp, required, email }, trigger)
    close()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    enter(false, String(email).trim(), event.currentTarget)
  }
  return (
    <form className="account__enter" onSubmit={send} noValidate>
      <Field
        name="email"
        type="email"
        label={t('signIn.email')}
        autoComplete="username"
        inputMode="email"
        maxLength={254}
      />
      <Button type="submit" look="solid" block>
        {t('signIn.continue')}
      </Button>
      <p className="account__new">
        {t('signIn.first')}{' '}
        <ButtonLink
          external
          href={`${clientHref}/${authentication.registerPath}?${new URLSearchParams({ target })}`}
          onPress={(trigger) => enter(true, '', trigger)}
        >
          {t('signIn.create')}
        </ButtonLink>
      </p>
    </form>
  )
}
