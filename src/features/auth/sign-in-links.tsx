import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { authentication } from '#config/authentication.ts'
import { useSite } from '../../page-kit/site-context.ts'
import { useCurrentModal } from '../modals/modal-context.ts'
import { openSignIn } from './auth-actor.ts'

interface SignInLinksProps {
  readonly required?: boolean
}

export function SignInLinks({ required = false }: SignInLinksProps) {
  const { t } = useTranslation('account')
  const { clientHref } = useSite()
  const { close } = useCurrentModal()
  const target = useRouter().state.location.publicHref
  if (clientHref === null) return null
  const hrefOf = (path: string) => `${clientHref}/${path}?${new URLSearchParams({ target })}`
  const enter = (signUp: boolean) => (trigger: HTMLElement) => {
    openSignIn(clientHref, { signUp, required }, trigger)
    close()
  }
  return (
    <>
      <ButtonLink
        look="solid"
        icon="user"
        block
        external
        href={hrefOf(authentication.signInPath)}
        onPress={enter(false)}
      >
        {t('signIn.open')}
      </ButtonLink>
      <ButtonLink block external href={hrefOf(authentication.registerPath)} onPress={enter(true)}>
        {t('signIn.create')}
      </ButtonLink>
    </>
  )
}
