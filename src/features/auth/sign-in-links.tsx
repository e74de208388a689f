import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { authentication } from '../../../config/authentication.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { useSite } from '../../page-kit/site-context.ts'
import { useOpenWindow } from '../modals/modal-context.ts'
import { openSignIn } from './auth-actor.ts'

interface SignInLinksProps {
  /** Something was asked for that needs a client, and goes on afterwards. */
  readonly required?: boolean
}

/** The ways to sign in or up. Without script they lead to the client host, which leads back to the page in view. */
export function SignInLinks({ required = false }: SignInLinksProps) {
  const { t } = useTranslation('account')
  const { clientHref } = useSite()
  const { close } = useOpenWindow()
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
