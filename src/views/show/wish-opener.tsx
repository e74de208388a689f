import { useTranslation } from 'react-i18next'
import { useClient } from '../../actors/client.ts'
import { Button } from '../../components/controls/button.tsx'
import { useSite } from '../shell/site-context.ts'
import { useSignInRequired } from '../shell/use-sign-in-required.ts'

/** Puts the film on the wishlist of a client. Until clients can sign in, it says what signing in is for. */
export function WishOpener() {
  const { t } = useTranslation('show')
  const { clientHref } = useSite()
  const { client } = useClient(clientHref)
  const withClient = useSignInRequired()
  if (clientHref === null || client) return null
  return (
    <Button icon="heart" opens="centredSignIn" onPress={(trigger) => withClient(() => {}, trigger)}>
      {t('wish')}
    </Button>
  )
}
