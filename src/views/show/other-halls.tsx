import { useTranslation } from 'react-i18next'
import { TextLink } from '../../components/controls/text-link.tsx'
import { FoldedHall } from '../../components/showtimes/hall.tsx'
import { SiteLink } from '../../components/site-link.tsx'
import type { CinemaTimesModel, ShowPage } from '../../page-data/models/pages.ts'
import { boardRows } from '../showtimes/board-rows.ts'
import { CinemaChoice } from './cinema-choice.tsx'

/** A cinema whose times are not on this page: its own address has them. */
function HallLink({ times }: { readonly times: CinemaTimesModel }) {
  const { cinema, summary, href } = times
  return (
    <div className="hall show-hall">
      <h3>
        <SiteLink to={href}>{cinema.name}</SiteLink>
      </h3>
      <p className="muted small num">{summary ?? cinema.line}</p>
    </div>
  )
}

interface OtherHallsProps {
  readonly page: ShowPage
  readonly others: readonly CinemaTimesModel[]
  readonly minute: number | null
}

export function OtherHalls({ page, others, minute }: OtherHallsProps) {
  const { t } = useTranslation('show')
  return (
    <>
      {others.map((times) =>
        times.rows.length > 0 ? (
          <FoldedHall
            key={times.cinema.slug}
            name={times.cinema.name}
            href={times.cinema.href}
            line={times.summary ?? times.cinema.line}
            rows={boardRows(times.rows, minute)}
          />
        ) : (
          <HallLink key={times.cinema.slug} times={times} />
        ),
      )}
      <CinemaChoice cinemas={page.cinemas} />
      {page.place.clearHref !== null && (
        <p>
          <TextLink href={page.place.clearHref}>{t('showtimes.clear')}</TextLink>
        </p>
      )}
    </>
  )
}
