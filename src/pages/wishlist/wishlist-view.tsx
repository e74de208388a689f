import { PlaceButton } from '@marquee/design/controls/place-button.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { HiddenLine } from '../../features/hidden-films/hidden-films.tsx'
import { useWishes } from '../../features/saved-items/wishlist/wishes.ts'
import { FilmStrip } from '../../features/search/film-strip.tsx'
import { LoadTonight } from '../../features/tonight/tonight.tsx'
import { useSite } from '../../page-kit/site-context.ts'
import type { WishlistPage } from '../../page-models/wishlist.ts'
import { BringLists } from './bring-lists.tsx'
import { ListOwner } from './list-owner.tsx'
import { useSeenFilms } from './seen-films.ts'
import './wishlist.css'

/** The chunk has the browser's query cache, which the first view does without. */
const WishedFilms = lazy(() =>
  import('./wished-films.tsx').then((module) => ({ default: module.WishedFilms })),
)

const follow = async (clientHref: string | null) =>
  (await import('../../features/saved-items/wishlist/follow-wishes.ts')).followWishes(clientHref)

/** The same page for every visitor; the browser adds the films of the device, or of the client. */
export function WishlistView({ page: { showsHref, films } }: { readonly page: WishlistPage }) {
  const { t } = useTranslation('wishlist')
  const { clientHref, locator, hrefOf } = useSite()
  const wishes = useWishes()
  const seen = useSeenFilms(wishes?.films)
  useEffect(() => void follow(clientHref), [clientHref])
  // What stands below the films comes with them, and does not move.
  const below = wishes && (
    <>
      <ListOwner wishes={wishes} />
      <HiddenLine />
      <BringLists />
    </>
  )
  return (
    <>
      <ListHead
        title={t('title')}
        text={t('text')}
        aside={
          locator && (
            <PlaceButton
              place={locator.place?.name ?? null}
              withArrow
              href={hrefOf('cinemas')}
              {...locator.target}
            />
          )
        }
      />
      <LoadTonight />
      <div className="wrap wishes">
        <noscript>
          <p>{t('noscript')}</p>
        </noscript>
        {wishes && seen.length === 0 && (
          <>
            <div className="wishes__none">
              <EmptyState
                level={2}
                title={t('empty.title')}
                text={t('empty.text')}
                actions={[{ label: t('empty.action'), href: showsHref }]}
              />
              <FilmStrip films={films} />
            </div>
            {below}
          </>
        )}
        {wishes && seen.length > 0 && (
          <Suspense>
            <WishedFilms films={seen}>{below}</WishedFilms>
          </Suspense>
        )}
      </div>
    </>
  )
}
