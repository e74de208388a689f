import { Icon } from '@marquee/design/brand/icon.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { useTranslation } from 'react-i18next'
import { nextOpenDay } from '../features/schedule/next-open-day.ts'
import type { CinemaPage, FilmPairModel, FilmPairsModel, PairedFilmModel } from '../page-models/cinema.ts'
import { liveTime } from './live-times.ts'
import { usePageNotes } from './page-tag-notes.tsx'
import { ShowtimeLine } from './showtime-line.tsx'
import { useMinute } from './use-minute.ts'
import './film-pairs.css'

interface FilmProps {
  readonly film: PairedFilmModel
  readonly cinema: string
  readonly minute: number | null
}

function Film({ film, cinema, minute }: FilmProps) {
  const notes = usePageNotes()
  const { show } = film
  const about = { show, cinema: { name: cinema, href: null }, notes }
  return (
    <div className="tt__line tt__line--film">
      <ShowtimeLine showtime={film} show={show} minute={minute} about={about} />
    </div>
  )
}

function Whole({ whole: { estimated, price, ...whole } }: Pick<FilmPairModel, 'whole'>) {
  const { t } = useTranslation('cinema')
  return (
    <p className="pair__whole num">
      <b>{t(estimated ? 'pairs.wholeAbout' : 'pairs.whole', whole)}</b>
      {[t('pairs.length', whole), price && t('pairs.price', { price })].filter(Boolean).join(' · ')}
    </p>
  )
}

interface PairsProps {
  readonly pairs: readonly FilmPairModel[]
  readonly cinema: string
  readonly minute: number | null
  readonly title: string
  readonly text: string
}

function Pairs({ pairs, cinema, minute, title, text }: PairsProps) {
  const { t } = useTranslation('cinema')
  if (pairs.length === 0) return null
  return (
    <div className="pairs">
      <h3>{title}</h3>
      <p className="muted">{text}</p>
      <ol className="pairs__list">
        {pairs.map(({ first, second, break: length, estimated, whole }) => (
          <li key={`${first.time.id} ${second.time.id}`} className="pair">
            <Whole whole={whole} />
            <Film film={first} cinema={cinema} minute={minute} />
            <p className="pair__break num">
              <Icon name="clock" small />
              {t(estimated ? 'pairs.breakAbout' : 'pairs.break', { length })}
            </p>
            <Film film={second} cinema={cinema} minute={minute} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Both films can still be booked. */
const open =
  (minute: number | null) =>
  ({ first, second }: FilmPairModel) =>
    [first, second].every(({ time }) => liveTime(time, minute).status === 'available')

interface FilmPairsProps {
  readonly page: CinemaPage
  readonly model: FilmPairsModel
}

export function FilmPairs({ page: { name, day }, model }: FilmPairsProps) {
  const { t } = useTranslation('cinema')
  const minute = useMinute()
  const shared = { cinema: name, minute }
  const pairs = model.pairs.filter(open(minute))
  const dinners = model.dinners.filter(open(minute))
  const next = nextOpenDay(day.days)
  if (pairs.length === 0 && dinners.length === 0) {
    const films = day.views && { label: t('pairs.seeFilms'), href: day.views.filmsHref }
    const all = model.film && { label: t('pairs.seeAll'), href: model.film.allHref }
    const later = next && { label: t('programme.seeDay'), href: next.href }
    return (
      <div className="pad-block">
        <EmptyState
          title={
            model.film
              ? t('pairs.emptyFilm', { title: model.film.title, day: day.dayName })
              : t('pairs.emptyTitle', { day: day.dayName })
          }
          text={next ? t('pairs.emptyNext', { day: next.name }) : t('pairs.emptyText')}
          actions={[all ?? films, later].filter((action) => action !== null && action !== undefined)}
        />
      </div>
    )
  }
  return (
    <>
      <Pairs {...shared} pairs={pairs} title={t('pairs.title')} text={t('pairs.text')} />
      <Pairs {...shared} pairs={dinners} title={t('pairs.dinnerTitle')} text={t('pairs.dinnerText')} />
    </>
  )
}
