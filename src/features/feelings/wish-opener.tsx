import { useTranslation } from 'react-i18next'
import { Button } from '../../components/controls/button.tsx'
import { useSite } from '../../page-kit/site-context.ts'
import { useSignInRequired } from '../auth/use-sign-in-required.ts'
import { useSavedItems } from '../saved-items/saved-items.ts'

/** Without a known wish, the action after signing in only adds. */
const change = async (show: string, toggles: boolean) =>
  (await import('../auth/client-loader.ts')).changeWish(show, toggles)

interface WishOpenerProps {
  readonly show: string
  readonly small?: boolean
}

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
