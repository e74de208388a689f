import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { authentication } from '../../../config/authentication.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { useSite } from '../../views/shell/site-context.ts'

/** The ways to the client host, which leads back to the page in view. */
export function SignInDoors() {
  const { t } = useTranslation('account')
  const { clientHref } = useSite()
  const target = useRouter().state.location.publicHref
  if (clientHref === null) return null
  const door = (path: string) => `${clientHref}/${path}?${new URLSearchParams({ target })}`
  return (
    <>
      <ButtonLink look="solid" icon="user" block external href={door(authentication.signInPath)}>
        {t('signIn.open')}
      </ButtonLink>
      <ButtonLink block external href={door(authentication.registerPath)}>
        {t('signIn.create')}
      </ButtonLink>
    </>
  )
}
