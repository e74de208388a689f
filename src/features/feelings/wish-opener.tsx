import { useTranslation } from 'react-i18next'
import { Button } from '../../components/controls/button.tsx'
import { useSite } from '../../page-kit/site-context.ts'
import { useSignInRequired } from '../auth/use-sign-in-required.ts'
import { useSavedItems } from '../saved-items/saved-items.ts'

/** Whoever is not known to have it wants to have it: what goes on after signing in takes nothing away. */
const change = async (show: string, toggles: boolean) =>
  (await import('../auth/client-loader.ts')).changeWish(show, toggles)

interface WishOpenerProps {
  /** Slug. */
  readonly show: string
  readonly small?: boolean
}

/** Puts a film on the wishlist of the client, or takes it off; it says to anybody else what signing in is for. */
export function WishOpener({ show, small }: WishOpenerProps) {
  const { t } = useTranslation('show')
  const { clientHref } = useSite()
  const saved = useSavedItems(clientHref)
  const withClient = useSignInRequired()
  if (clientHref === null) return null
  return (
    <Button
      icon="heart"
      small={small}
      pressed={saved?.feelings.wishlist.includes(show) ?? false}
      opens={saved ? undefined : 'centredSignIn'}
      onPress={(trigger) =>
        withClient(() => void change(show, saved !== null), trigger, { kind: 'wishlist', slug: show })
      }
    >
      {t('wish')}
    </Button>
  )
}
