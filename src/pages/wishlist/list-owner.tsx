import { Button, ButtonLink } from '@marquee/design/controls/button.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { Alert } from '@marquee/design/feedback/alert.tsx'
import { useTranslation } from 'react-i18next'
import { startSignIn } from '../../features/auth/client.ts'
import type { Wishes } from '../../features/saved-items/wishlist/wishes.ts'
import { useSite } from '../../page-kit/site-context.ts'

const retry = async (clientHref: string) =>
  (await import('../../features/saved-items/wishlist/follow-wishes.ts')).retryMerge(clientHref)

/** Names the place of the list, and offers signing in for it on every device. */
export function ListOwner({ wishes: { films, isAccount, mergeFailed } }: { readonly wishes: Wishes }) {
  const { t } = useTranslation('wishlist')
  const { clientHref } = useSite()
  const count = films.filter((film) => !film.isAccount).length
  if (!isAccount) {
    const gain = clientHref !== null && t('device.gain')
    return (
      <div className="wishes__owner">
        <p>
          {films.length === 0 ? (
            clientHref !== null && t('device.empty')
          ) : (
            <>
              {t('device.text')} {gain}
            </>
          )}
        </p>
        {clientHref !== null && (
          <ButtonLink
            small
            icon="user"
            href={`${clientHref}/sign-in`}
            external
            onPress={(trigger) => startSignIn(clientHref, false, trigger)}
          >
            {t('device.signIn')}
          </ButtonLink>
        )}
      </div>
    )
  }
  if (clientHref === null) return null
  return (
    <div className="wishes__owner">
      {mergeFailed ? (
        <>
          <Alert level="warning">{t('unmerged.text', { count })}</Alert>
          <Button small onPress={() => void retry(clientHref)}>
            {t('unmerged.retry')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('account.text')}</p>
          <TextLink href={`${clientHref}/films`} external>
            {t('account.open')}
          </TextLink>
        </>
      )}
    </div>
  )
}
