import { Icon } from '@marquee/design/brand/icon.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../page-kit/site-context.ts'
import type { TonightShow } from '../../../page-models/tonight.ts'
import { useTonight } from '../../tonight/tonight.tsx'
import { useWishes, type WishedFilm } from './wishes.ts'
import './wishes-soon.css'

/** Films of the list that start soon in a place, first ones first. */
export const startingSoon = (
  films: readonly Pick<WishedFilm, 'slug'>[],
  shows: ReadonlyMap<string, TonightShow>,
): readonly TonightShow[] =>
  films
    .flatMap(({ slug }) => shows.get(slug) ?? [])
    .filter(({ soon }) => soon !== undefined)
    .sort((a, b) => a.date.localeCompare(b.date))

interface SoonLineProps {
  readonly first: TonightShow
  /** Further films. */
  readonly more: number
  readonly listHref: string | undefined
}

export function SoonLine({ first: { show, soon }, more, listHref }: SoonLineProps) {
  // Loaded with this file, so the page does not name them.
  const { t } = useTranslation()
  return (
    <p className="wishes-soon">
      <Icon name="heart" small />
      <span className="wishes-soon__text">
        <span className="visually-hidden">{t('wishlist:soon.label')} </span>
        <SiteLink to={show.href}>
          <span lang={show.titleLanguage ?? undefined}>{show.title}</span>
        </SiteLink>{' '}
        {soon}
        {more > 0 && listHref !== undefined && (
          <>
            , <SiteLink to={listHref}>{t('wishlist:soon.more', { count: more })}</SiteLink>
          </>
        )}
      </span>
    </p>
  )
}

/** Times in the place that the visitor chose. */
export function WishesSoon() {
  const { hrefOf } = useSite()
  const tonight = useTonight()
  const wishes = useWishes()
  if (!tonight || tonight.guessed || !wishes) return null
  const [first, ...more] = startingSoon(wishes.films, tonight.shows)
  return first ? <SoonLine first={first} more={more.length} listHref={hrefOf('wishlist')} /> : null
}
