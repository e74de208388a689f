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
  /** 3 below a city. */
  readonly level: 2 | 3
  readonly favouriteOf: ReturnType<typeof useFavourites>
  readonly kilometres: number | null
  /** "16:40", "Le Héron mécanique" */
  readonly next: Pick<ShowingModel, 'time' | 'film'> | undefined
}

/** A cinema with its own picture, or else with the number of its screens on a plate. */
export function CinemaEntry({ cinema, level, favouriteOf, kilometres, next }: CinemaEntryProps) {
  const { t } = useTranslation('cinemas')
  const { slug, name, href, line, halls, picture, films } = cinema
  const Heading = level === 2 ? 'h2' : 'h3'
  const favourite = favouriteOf?.(slug)
  const fallback = films === null ? line : t('films', { count: films })
  const far = kilometres !== null && t('away', { km: roundDistance(kilometres) })
  return (
    <div className={classNames('venue entry', favourite && 'entry--marked')}>
      {picture ? (
        <WidePicture className="entry__plate" picture={picture} sizes="7rem" widest={320} />
      ) : (
        <p className="entry__plate num">
          {halls !== null && halls > 0 && (
            <>
              <b>{halls}</b> {t('screens', { count: halls })}
            </>
          )}
        </p>
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
