import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { Button } from '@marquee/design/controls/button.tsx'
import { PlaceButton } from '@marquee/design/controls/place-button.tsx'
import { Finder } from '@marquee/design/controls/search-field.tsx'
import { Share } from '@marquee/design/controls/share.tsx'
import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { useTranslation } from 'react-i18next'
import { HiddenLine } from '../../features/hidden-films/hidden-films.tsx'
import { FollowLink } from '../../features/reminder/follow-link.tsx'
import { useSite } from '../../page-kit/site-context.ts'
import { Choices } from '../../programme/choices.tsx'
import { TonightLines } from '../../programme/tonight-lines.tsx'
import { AccessibleView } from './accessible-view.tsx'
import { FilmDayChoices, FilmDayLink, FilmDays } from './film-day-view.tsx'
import type { AccessibleModel, TonightAtModel } from './tonight-model.ts'

interface PageProps {
  readonly page: TonightAtModel
}

function Filters({ choices: { times, ends, kinds } }: Pick<TonightAtModel, 'choices'>) {
  const { t } = useTranslation('tonight')
  if (times.length + ends.length + kinds.length === 0) return null
  return (
    <div className="tonight__filters noprint">
      <Choices
        label={t('timesOfDay.label')}
        choices={times.map(({ id, ...choice }) => ({ ...choice, label: t(`timesOfDay.${id}`) }))}
      />
      <Choices label={t('ends')} choices={ends} />
      <Choices label={t('kinds')} choices={kinds} />
    </div>
  )
}

function Nothing({ page: { list, name, choices, placeHref, placesHref } }: PageProps) {
  const { t } = useTranslation('tonight')
  const { clearHref } = choices
  if (list !== null && clearHref !== null) {
    return (
      <EmptyState
        level={2}
        title={t('empty.filtered')}
        text={t('empty.filteredText')}
        actions={[{ label: t('empty.clear'), href: clearHref }]}
      />
    )
  }
  return (
    <EmptyState
      level={2}
      title={t('empty.title')}
      text={t('empty.text')}
      actions={[
        { label: name, href: placeHref },
        { label: t('empty.places'), href: placesHref },
      ]}
    />
  )
}

function summaryOf({ list, count }: TonightAtModel, t: ReturnType<typeof useTranslation<'tonight'>>['t']) {
  if (list === null || count.showtimes === 0) return null
  const counted = t('count', {
    count: count.showtimes,
    shows: t('shows', { count: count.shows }),
  })
  return list.day === 'today' ? counted : `${t('over')} ${counted}`
}

/** The evening of a place, or showtimes with captions or audio description. */
export function TonightAtView({ page }: { readonly page: TonightAtModel | AccessibleModel }) {
  return 'lists' in page ? <AccessibleView page={page} /> : <Tonight page={page} />
}

function Tonight({ page }: PageProps) {
  const { t } = useTranslation('tonight')
  const { locator } = useSite()
  const { day, list, name, around, placeHref, placesHref } = page
  const heading = day ? t('day.title', { place: name }) : (list?.heading ?? t('at', { place: name }))
  const later = list?.later
  return (
    <>
      <ListHead
        title={heading}
        text={day ? t('day.text') : summaryOf(page, t)}
        aside={<PlaceButton place={name} withArrow href={placesHref} {...locator?.target} />}
      >
        {!day && (
          <Finder name="q" action={page.askHref} label={t('ask.label')} placeholder={t('ask.example')}>
            <Button type="submit" icon="search">
              {t('ask.send')}
            </Button>
          </Finder>
        )}
        {day && (
          <div className="tonight__filters noprint">
            <FilmDayChoices day={day} />
          </div>
        )}
        <Filters choices={page.choices} />
      </ListHead>
      <div className="dark tonight">
        <div className="wrap tt">
          {day ? (
            <FilmDays day={day} clearHref={page.choices.clearHref} />
          ) : list && list.entries.length > 0 ? (
            <TonightLines list={list} whole />
          ) : (
            <Nothing page={page} />
          )}
          {later && (
            <p className="tt__more noprint">
              <TextLink href={later.href}>{t('later', { time: later.time })}</TextLink>
            </p>
          )}
        </div>
      </div>
      <div className="wrap tonight__foot noprint">
        <HiddenLine />
        <div className="row">
          <FilmDayLink isDay={day !== null} href={page.dayHref} />
          <TextLink href={placeHref}>{t('place', { place: name })}</TextLink>
          {page.follow && <FollowLink follow={page.follow}>{t('follow')}</FollowLink>}
          {page.data && (
            <>
              <TextLink href={page.data.calendar} external>
                {t('data.calendar')}
              </TextLink>
              <TextLink href={page.data.json} external>
                {t('data.json')}
              </TextLink>
            </>
          )}
          <Share small url={page.shareUrl} title={heading} />
        </div>
        {around.length > 0 && (
          <nav aria-labelledby="tonight-around">
            <h2 id="tonight-around">{t('around')}</h2>
            <ul className="tonight__links">
              {around.map(({ label, href }) => (
                <li key={href}>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Breadcrumb crumbs={page.breadcrumb} />
      </div>
    </>
  )
}
