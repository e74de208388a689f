import { CardSpaces } from '@marquee/design/cards/card-spaces.tsx'
import { PosterGrid } from '@marquee/design/cards/poster-grid.tsx'
import { Button } from '@marquee/design/controls/button.tsx'
import { ErrorState } from '@marquee/design/feedback/states.tsx'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filmCardsData } from '../../features/saved-items/wishlist/film-cards-data.ts'
import { pageQuery, useFetched } from '../../page-kit/page-query.ts'
import { useSite } from '../../page-kit/site-context.ts'
import type { FilmCardModel, FilmCardsPage } from '../../page-models/wishlist.ts'
import { indexOf, type SeenFilm } from './seen-films.ts'
import { WishedCard, wishedTitle } from './wished-card.tsx'

interface CellProps {
  readonly removed: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The pressed button is replaced by its opposite, which takes over the focus. */
function Cell({ removed, className, children }: CellProps) {
  const cell = useRef<HTMLLIElement>(null)
  const shown = useRef(removed)
  useEffect(() => {
    if (shown.current === removed) return
    shown.current = removed
    if (document.activeElement === document.body)
      cell.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [removed])
  return (
    <li ref={cell} className={className}>
      {children}
    </li>
  )
}

interface FilmProps {
  readonly film: SeenFilm
  readonly title: string
  readonly onRemove: () => void
  readonly onRestore: () => void
}

function Removed({ title, onRestore }: Pick<FilmProps, 'title' | 'onRestore'>) {
  const { t } = useTranslation('wishlist')
  return (
    <div className="wishes__removed">
      <p>{t('removed', { title })}</p>
      <Button small label={t('undoLabel', { title })} onPress={onRestore}>
        {t('undo')}
      </Button>
    </div>
  )
}

function Film({ film, title, model, ...press }: FilmProps & { readonly model: FilmCardModel }) {
  return (
    <Cell removed={film.removed} className="ahead">
      {film.removed ? (
        <Removed title={title} onRestore={press.onRestore} />
      ) : (
        <WishedCard model={model} onRemove={press.onRemove} />
      )}
    </Cell>
  )
}

function GoneFilm({ film, title, onRemove, onRestore }: FilmProps) {
  const { t } = useTranslation('wishlist')
  return (
    <Cell removed={film.removed} className="wishes__row">
      {film.removed ? (
        <Removed title={title} onRestore={onRestore} />
      ) : (
        <>
          <b>{title}</b>
          <Button small label={t('remove', { title })} onPress={onRemove}>
            {t('gone.remove')}
          </Button>
        </>
      )}
    </Cell>
  )
}

const bySlug = ({ films }: FilmCardsPage): ReadonlyMap<string, FilmCardModel> =>
  new Map(films.map((film) => [film.card.slug, film]))

interface WishedFilmsProps {
  readonly films: readonly SeenFilm[]
  /** Content below the films. */
  readonly children: ReactNode
}

const ofDevice = () => import('../../features/saved-items/wishlist/follow-wishes.ts')
const ofAccount = () => import('../../features/auth/client-loader.ts')

type Film = Pick<SeenFilm, 'slug' | 'title' | 'isAccount'>

/** The film goes from the list of the account or of the device, whichever has it. */
const removeFilm = async (clientHref: string | null, { slug, isAccount }: Film): Promise<void> =>
  isAccount
    ? (await ofAccount()).changeWish(slug, true)
    : (await ofDevice()).removeDeviceWish(clientHref, slug)

/** The account has new films in front. */
const restoreFilm = async (
  clientHref: string | null,
  { slug, isAccount }: Film,
  title: string,
  index: number,
): Promise<void> =>
  isAccount
    ? (await ofAccount()).changeWish(slug, false)
    : (await ofDevice()).restoreDeviceWish(clientHref, { slug, title }, index)

export function WishedFilms({ films, children }: WishedFilmsProps) {
  const { t } = useTranslation('wishlist')
  const { clientHref } = useSite()
  const { language } = useRouter().options.context.edition
  const query = { ...pageQuery(filmCardsData, { language }), select: bySlug }
  const { data: cards, isFetching, refetch } = useFetched(query)
  const [message, setMessage] = useState('')
  if (!cards && !isFetching) return <ErrorState level={2} onRetry={() => void refetch()} />
  if (!cards) {
    return (
      <PosterGrid>
        <CardSpaces count={films.length} />
      </PosterGrid>
    )
  }
  const propsOf = (film: SeenFilm): FilmProps => {
    const title = wishedTitle(film, cards.get(film.slug))
    return {
      film,
      title,
      onRemove: () => {
        void removeFilm(clientHref, film)
        setMessage(t('removed', { title }))
      },
      onRestore: () => {
        void restoreFilm(clientHref, film, title, indexOf(films, film.slug))
        setMessage(t('restored', { title }))
      },
    }
  }
  const gone = films.filter(({ slug }) => !cards.has(slug))
  return (
    <>
      <h2 className="visually-hidden">{t('list')}</h2>
      <p className="visually-hidden" role="status">
        {message}
      </p>
      <PosterGrid>
        {films.map((film) => {
          const model = cards.get(film.slug)
          return model && <Film key={film.slug} model={model} {...propsOf(film)} />
        })}
      </PosterGrid>
      {gone.length > 0 && (
        <section className="wishes__gone" aria-labelledby="wishes-gone">
          <h2 id="wishes-gone">{t('gone.title')}</h2>
          <p className="muted">{t('gone.text', { count: gone.length })}</p>
          <ul>
            {gone.map((film) => (
              <GoneFilm key={film.slug} {...propsOf(film)} />
            ))}
          </ul>
        </section>
      )}
      {children}
    </>
  )
}
