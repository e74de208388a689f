import { Button } from '@marquee/design/controls/button.tsx'
import { useTranslation } from 'react-i18next'
import type { DeviceWish } from '#machines/wishlist-machine.ts'
import { useSite } from '../../../page-kit/site-context.ts'
import { withClient } from '../../auth/client.ts'
import { useSavedItems } from '../saved-items.ts'
import { useWishes } from './wishes.ts'

/** The action after signing in only adds if no wish is known. */
const change = async (show: string, toggles: boolean) =>
  (await import('../../auth/client-loader.ts')).changeWish(show, toggles)

interface WishOpenerProps {
  readonly show: DeviceWish
  readonly small?: boolean
}

/** A wish without a client is saved on the device; where the site has no page for that, it requires signing in. */
export function WishOpener({ show: { slug, title }, small }: WishOpenerProps) {
  const { t } = useTranslation('show')
  const { clientHref, hrefOf } = useSite()
  const saved = useSavedItems(clientHref)
  const wishes = useWishes()
  const listHref = hrefOf('wishlist')
  if (clientHref === null && listHref === undefined) return null
  const saveOnDevice =
    listHref === undefined
      ? undefined
      : async () => {
          const { changeDeviceWish } = await import('./follow-wishes.ts')
          await changeDeviceWish(clientHref, { slug, title }, { toggles: wishes !== null, listHref })
        }
  return (
    <Button
      icon="heart"
      small={small}
      pressed={
        saved
          ? saved.feelings.wishlist.includes(slug)
          : (wishes?.films.some((film) => film.slug === slug) ?? false)
      }
      opens={saved || listHref !== undefined ? undefined : 'centredSignIn'}
      onPress={(trigger) =>
        withClient(
          clientHref,
          {
            proceed: () => void change(slug, saved !== null),
            signedOut: saveOnDevice && (() => void saveOnDevice()),
            intention: { kind: 'wishlist', slug },
          },
          trigger,
        )
      }
    >
      {t('wish')}
    </Button>
  )
}
