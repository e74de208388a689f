import { useTranslation } from 'react-i18next'
import { useKept } from '../../actors/kept.ts'
import { Button } from '../../components/controls/button.tsx'
import { useSite } from '../shell/site-context.ts'
import { useSignInRequired } from '../shell/use-sign-in-required.ts'

/** Whoever is not known to have it wants to have it: what goes on after signing in takes nothing away. */
const change = async (show: string, toggles: boolean) => (await import('../../actors/client-loader.ts')).changeWish(show, toggles)

interface WishOpenerProps {
  /** Slug. */
  readonly show: string
  readonly small?: boolean
}

/** Puts a film on the wishlist of the client, or takes it off; it says to anybody else what signing in is for. */
export function WishOpener({ show, small }: WishOpenerProps) {
  const { t } = useTranslation('show')
  const { clientHref } = useSite()
  const kept = useKept(clientHref)
  const withClient = useSignInRequired()
  if (clientHref === null) return null
  return (
    <Button
      icon="heart"
      small={small}
      pressed={kept?.feelings.wishlist.includes(show) ?? false}
      opens={kept ? undefined : 'centredSignIn'}
      onPress={(trigger) => withClient(() => void change(show, kept !== null), trigger, { kind: 'wishlist', slug: show })}
    >
      {t('wish')}
    </Button>
  )
}
