import { classNames } from '@marquee/design/class-names.ts'
import { FavouriteButton } from '@marquee/design/controls/mark-buttons.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { useFavourites } from '../../features/saved-items/favourites/use-favourites.ts'
import type { CinemaEntryModel, ShowingModel } from '../../page-models/cinemas.ts'
import { roundDistance } from '../../programme/timetable-order.ts'

interface CinemaEntryProps {
  readonly cinema: CinemaEntryModel
  /** 3 in a city. */
  readonly level: 2 | 3
  readonly favouriteOf: ReturnType<typeof useFavourites>
  readonly kilometres: number | null
  /** "16:40", "Le Héron mécanique" */
  readonly next: Pick<ShowingModel, 'time' | 'film'> | undefined
  /** False where the pictures are in the rail. */
  readonly pictured: boolean
}

export function CinemaEntry({ cinema, level, favouriteOf, kilometres, next, pictured }: CinemaEntryProps) {
  const { t } = useTranslation('cinemas')
  const { slug, name, href, line, films } = cinema
  const Heading = level === 2 ? 'h2' : 'h3'
  const picture = pictured ? cinema.picture : null
  const favourite = favouriteOf?.(slug)
  const fallback = films === null ? line : t('films', { count: films })
  const far = kilometres !== null && t('away', { km: roundDistance(kilometres) })
  return (
    <div className={classNames('venue entry', picture && 'venue--seen')}>
      {picture && (
        <WidePicture
          className="venue__art"
          picture={picture}
          sizes="(min-width: 700px) 7rem, 5rem"
          widest={320}
        />
      )}
      <Heading className="venue__name">
        <SiteLink to={href}>{name}</SiteLink>
      </Heading>
      <p className="num">
        {far && `${far} · `}
        {next ? (
          <>
            <b>{next.time}</b> {next.film}
          </>
        ) : (
          fallback
        )}
      </p>
      {(next || fallback !== line) && <p className="num entry__where">{line}</p>}
      {favourite && <FavouriteButton name={name} {...favourite} />}
    </div>
  )
}
