import { Button } from '@marquee/design/controls/button.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { FormatNames } from '@marquee/design/labels/marks.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import { limits } from '#config/limits.ts'
import { openCalendar } from '../../features/schedule/open-calendar.ts'
import { toggled } from '../../features/season/one-a-day.ts'
import { selectionQuery } from '../../features/season/season-address.ts'
import { useSelection, useSelectionActions } from '../../features/season/season-selection.tsx'
import { showtimeToken } from '../../page-kit/season-selection.ts'
import type { SeasonPage, SeasonProgrammeModel } from '../../page-models/seasons.ts'
import { useMinute } from '../../programme/use-minute.ts'
import { CINEMAS, DATES } from './anchors.ts'
import { commonMarks } from './common-marks.ts'
import { type DrawTime, SeasonDay } from './season-day.tsx'
import { SelectAll } from './select-all.tsx'
import { SelectableTime } from './selectable-time.tsx'

/** The same page on other days, with the selection. */
function withSelection(href: string, tokens: readonly string[] | null): string {
  if (tokens === null) return href
  const [path = '', search = ''] = href.split('?', 2)
  return path + selectionQuery(search, tokens)
}

interface PlaceProps {
  readonly page: SeasonPage
  /** Null if showtimes are booked one by one. */
  readonly tokens: readonly string[] | null
  readonly onChoose?: (() => void) | undefined
}

function Cinemas({ page, onChoose }: Omit<PlaceProps, 'tokens'>) {
  const { t } = useTranslation('seasons')
  const { cinema, cinemas } = page.programme
  if (cinemas.flatMap((city) => city.cinemas).length < 2) return null
  return (
    <details className="acc" id={CINEMAS}>
      <summary>{t('programme.change')}</summary>
      <div>
        {page.selection && <p className="muted small">{t('programme.changeNote')}</p>}
        <dl className="season-cities">
          {cinemas.map(({ city, cinemas: inCity }) => (
            <div key={city}>
              <dt>{city}</dt>
              {inCity.map(({ label, href }) => (
                <dd key={href}>
                  <SiteLink
                    className="link small"
                    to={href}
                    aria-current={label === cinema?.name || undefined}
                    onClick={onChoose}
                  >
                    {label}
                  </SiteLink>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}

function SeasonPlace({ page, tokens, onChoose }: PlaceProps) {
  const { t } = useTranslation('seasons')
  const { cinema, calendar, days } = page.programme
  if (cinema === null) return null
  return (
    <div className="wrap season-place">
      <p className="num">
        <SiteLink className="link small" to={cinema.href}>
          <span className="visually-hidden">{cinema.name}, </span>
          {cinema.line}
        </SiteLink>
      </p>
      <FormatNames names={commonMarks(days).map(({ label }) => label)} />
      {calendar.length > 1 && (
        <Button
          icon="calendar"
          small
          opens="calendar"
          onPress={(trigger) =>
            openCalendar(
              calendar.map((day) => ({ ...day, href: withSelection(day.href, tokens) })),
              limits.schedule.defaultWeekOffset,
              trigger,
            )
          }
        >
          {t('programme.calendar')}
        </Button>
      )}
      <Cinemas page={page} onChoose={onChoose} />
      {page.selection && <p className="season-hint">{t('selection.hint')}</p>}
    </div>
  )
}

interface AgendaProps {
  readonly programme: SeasonProgrammeModel
  readonly minute: number | null
  readonly draw?: DrawTime
  readonly tokens: readonly string[] | null
}

function Agenda({ programme, minute, draw, tokens }: AgendaProps) {
  const { t } = useTranslation('seasons')
  const { href, cinema, days, earlierHref, laterHref } = programme
  const common = new Set(commonMarks(days).map(({ tag }) => tag))
  return (
    <div className="wrap">
      <ol className="season-days">
        {days.map((day) => (
          <SeasonDay
            key={day.date}
            day={day}
            minute={minute}
            draw={draw}
            cinema={cinema}
            common={common}
            href={href}
          />
        ))}
      </ol>
      {(earlierHref || laterHref) && (
        <p className="row season-pages">
          {earlierHref && (
            <SiteLink className="btn btn--s" to={withSelection(earlierHref, tokens)}>
              {t('programme.earlier')}
            </SiteLink>
          )}
          {laterHref && (
            <SiteLink className="btn btn--s" to={withSelection(laterHref, tokens)}>
              {t('programme.later')}
            </SiteLink>
          )}
        </p>
      )}
    </div>
  )
}

/** Each press submits the form if there is no script. */
function SelectableAgenda({ page }: { readonly page: SeasonPage }) {
  const tokens = useSelection()
  const { choose, remove, chooseCinema } = useSelectionActions()
  const minute = useMinute()
  const { programme } = page
  const cinema = programme.cinema?.slug ?? ''
  const draw: DrawTime = (show, time) => {
    const token = showtimeToken({ show, cinema, time: time.start })
    const chosen = tokens.includes(token)
    return (
      <SelectableTime
        time={time}
        chosen={chosen}
        value={toggled(tokens, token)}
        onToggle={() => (chosen ? remove(token) : choose(token))}
      />
    )
  }
  return (
    <>
      <SeasonPlace page={page} tokens={tokens} onChoose={chooseCinema} />
      <Agenda programme={programme} minute={minute} draw={draw} tokens={tokens} />
      <SelectAll programme={programme} minute={minute} />
    </>
  )
}

function Nothing({ page }: { readonly page: SeasonPage }) {
  const { t } = useTranslation('seasons')
  const { active, eventsHref: href } = page
  const [title, text, action] = active
    ? (['programme.emptyTitle', 'programme.emptyText', 'programme.emptyAction'] as const)
    : (['over.title', 'over.text', 'over.action'] as const)
  return (
    <div className="wrap season-empty">
      <EmptyState title={t(title)} text={t(text)} actions={href ? [{ label: t(action), href }] : []} />
    </div>
  )
}

function Content({ page }: { readonly page: SeasonPage }) {
  const minute = useMinute()
  if (page.programme.days.length === 0) return <Nothing page={page} />
  if (page.selection) return <SelectableAgenda page={page} />
  return (
    <>
      <SeasonPlace page={page} tokens={null} />
      <Agenda programme={page.programme} minute={minute} tokens={null} />
    </>
  )
}

export function SeasonProgramme({ page }: { readonly page: SeasonPage }) {
  const { t } = useTranslation('seasons')
  const { cinema } = page.programme
  return (
    <section className="dark season-programme" id={DATES} aria-labelledby="season-dates">
      <div className="wrap head">
        <h2 id="season-dates">
          {cinema ? t('programme.at', { cinema: cinema.name }) : t('programme.title')}
        </h2>
      </div>
      <Content page={page} />
    </section>
  )
}
