import { Icon } from '@marquee/design/brand/icon.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../programme/choices.tsx'
import { PageTagNotes } from '../../programme/page-tag-notes.tsx'
import { ShowtimeLine } from '../../programme/showtime-line.tsx'
import { useMinute } from '../../programme/use-minute.ts'
import type { FilmDayModel } from './tonight-model.ts'
import '../../programme/film-pairs.css'

type Plan = FilmDayModel['plans'][number]

/** The number of films and the day. */
export function FilmDayChoices({ day: { counts, days } }: { readonly day: FilmDayModel }) {
  const { t } = useTranslation('tonight')
  return (
    <>
      <Choices
        label={t('day.counts')}
        choices={counts.map(({ count, ...choice }) => ({ ...choice, label: t('shows', { count }) }))}
      />
      <Choices label={t('day.days')} choices={days} />
    </>
  )
}

function Gap({ gap: { kind, length, way, estimated } }: { readonly gap: Plan['gaps'][number] }) {
  const { t } = useTranslation('tonight')
  return (
    <p className="pair__break num">
      <Icon name="clock" small />
      {[
        t(`day.${kind}`, { length: estimated ? t('day.about', { length }) : length }),
        way !== null && t('day.way', { way }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

function Whole({ plan: { from, until, estimated, length, price } }: { readonly plan: Plan }) {
  const { t } = useTranslation('tonight')
  return (
    <p className="pair__whole num">
      <b>{t('day.whole', { from, until: estimated ? t('day.about', { length: until }) : until })}</b>
      {[t('day.length', { length }), price !== null && t('day.price', { price })].filter(Boolean).join(' · ')}
    </p>
  )
}

interface FilmDaysProps {
  readonly day: FilmDayModel
  /** The page without its filters; null without filters. */
  readonly clearHref: string | null
}

/** Plans of a day, each with its films, the way and the meal between them. */
export function FilmDays({ day: { dayName, count, list, plans }, clearHref }: FilmDaysProps) {
  const { t } = useTranslation('tonight')
  const minute = useMinute()
  if (list === null) {
    return (
      <EmptyState
        level={2}
        title={t('day.emptyTitle', { day: dayName, films: t('shows', { count }) })}
        text={t('day.emptyText')}
        actions={clearHref === null ? [] : [{ label: t('empty.clear'), href: clearHref }]}
      />
    )
  }
  return (
    <PageTagNotes notes={list.tagNotes}>
      <ol className="pairs__list">
        {plans.map((plan, at) => (
          <li key={`${plan.from} ${plan.until} ${plan.length}`} className="pair pair--day">
            <Whole plan={plan} />
            {list.entries.slice(at * count, (at + 1) * count).map(({ show, cinema, ...showtime }, index) => {
              const [film, place] = [list.shows[show], list.cinemas[cinema]]
              const gap = plan.gaps[index - 1]
              if (!film || !place) return null
              return (
                <div key={showtime.time.id}>
                  {gap && <Gap gap={gap} />}
                  <div className="tt__line tt__line--film">
                    <ShowtimeLine
                      showtime={showtime}
                      show={film}
                      minute={minute}
                      about={{ show: film, cinema: place, notes: list.tagNotes }}
                      where={
                        <p className="tt__where">
                          <SiteLink to={place.href}>{place.name}</SiteLink>
                        </p>
                      }
                    />
                  </div>
                </div>
              )
            })}
          </li>
        ))}
      </ol>
    </PageTagNotes>
  )
}

/** Leads from the evening to days of films, and back. */
export function FilmDayLink({ isDay, href }: { readonly isDay: boolean; readonly href: string }) {
  const { t } = useTranslation('tonight')
  return <TextLink href={href}>{t(isDay ? 'day.back' : 'day.link')}</TextLink>
}
