import { OfferTicket, OfferTickets } from '@marquee/design/cards/offer-ticket.tsx'
import { Button, ButtonLink } from '@marquee/design/controls/button.tsx'
import { QuerySuggestions } from '@marquee/design/controls/query-suggestions.tsx'
import { Finder } from '@marquee/design/controls/search-field.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { ListHead } from '@marquee/design/heroes/list-head.tsx'
import { ResultRow } from '@marquee/design/modals/result-row.tsx'
import { Times } from '@marquee/design/showtimes/times.tsx'
import { useTranslation } from 'react-i18next'
import { FilmStrip } from '../../features/search/film-strip.tsx'
import { HitRow } from '../../features/search/hit-row.tsx'
import { placeIcons } from '../../features/search/place-icons.ts'
import { useSearchPlace } from '../../features/search/search-place.ts'
import { LoadTonight, useNextShowtimes } from '../../features/tonight/tonight.tsx'
import type { FoundHit, SearchResultsPage } from '../../page-models/search.ts'
import { timeData } from '../../programme/live-rows.ts'
import { SHOWTIMES } from '../../programme/show-anchors.ts'
import { useMinute } from '../../programme/use-minute.ts'
import './search-results.css'

interface PageProps {
  readonly page: SearchResultsPage
}

/** Visible hits of a group. */
const FIRST = 6

/** Times that fit one line on a phone. */
const TIMES = 3

/** The next times in the visitor's place once they are known. */
function NextTimes({ hit }: { readonly hit: FoundHit }) {
  const { t } = useTranslation('search')
  const minute = useMinute()
  const here = useNextShowtimes(hit.href.split('/').at(-1) ?? '')
  const next = here ?? hit.next
  if (!next) return null
  const times = next.showtimes
    .map((each) => timeData(each.time, minute, each, { show: hit, cinema: each.cinema, notes: [] }))
    .filter(({ status }) => status === 'available')
  return (
    <div className="found__next">
      <p>{next.heading}</p>
      <Times times={times.slice(0, TIMES)} />
      <ButtonLink small icon="ticket" href={`${hit.href}#${SHOWTIMES}`}>
        {t('book')}
        <span className="visually-hidden"> {hit.title}</span>
      </ButtonLink>
    </div>
  )
}

interface RowsProps {
  readonly hits: readonly FoundHit[]
  readonly q: string
}

/** Offers with a price are tickets, as on the home page. */
function Tickets({ hits }: Pick<RowsProps, 'hits'>) {
  return (
    <OfferTickets>
      {hits.map(({ href, title, line, price = '' }) => (
        <OfferTicket key={href} href={href} title={title} text={line} price={price} />
      ))}
    </OfferTickets>
  )
}

function Rows({ hits, q }: RowsProps) {
  const priced = hits.filter(({ price }) => price !== undefined)
  const others = hits.filter(({ price }) => price === undefined)
  return (
    <>
      {priced.length > 0 && <Tickets hits={priced} />}
      {others.length > 0 && (
        <ul className="found__rows">
          {others.map((hit) => (
            <li key={hit.href}>
              <HitRow hit={hit} query={q} large={hit.group === 'shows'} />
              {hit.group === 'shows' && <NextTimes hit={hit} />}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Found({ page: { groups, q } }: PageProps) {
  const { t } = useTranslation('search')
  return groups.map(({ group, hits }) => (
    <section key={group} className={`found found--${group}`} aria-labelledby={`found-${group}`}>
      <div className="found__head">
        <h2 id={`found-${group}`}>{t(`groups.${group}`)}</h2>
        <span className="muted num">{t('count', { count: hits.length })}</span>
      </div>
      <Rows hits={hits.slice(0, FIRST)} q={q} />
      {hits.length > FIRST && (
        <details className="found__more">
          <summary>{t('showAll', { count: hits.length })}</summary>
          <Rows hits={hits.slice(FIRST)} q={q} />
        </details>
      )}
    </section>
  ))
}

function Nothing({ page: { outcome, q, minimum, suggestions } }: PageProps) {
  const { t } = useTranslation('search')
  if (outcome === 'empty') return <EmptyState level={2} title={t('start')} text={t('startText')} />
  if (outcome === 'too-short')
    return <EmptyState level={2} title={t('page.shortTitle')} text={t('page.short', { count: minimum })} />
  return (
    <>
      <EmptyState level={2} title={t('none.title', { q })} text={t('page.noneText')} />
      <QuerySuggestions label={t('page.tries')} suggestions={suggestions} />
    </>
  )
}

/** Beside nothing or little that was found. */
function Films({ films }: Pick<SearchResultsPage, 'films'>) {
  const { t } = useTranslation('search')
  if (films.length === 0) return null
  return (
    <section className="found" aria-labelledby="found-films">
      <h2 id="found-films">{t('films')}</h2>
      <FilmStrip films={films} />
    </section>
  )
}

function Places({ places }: Pick<SearchResultsPage, 'places'>) {
  const { t } = useTranslation('search')
  return (
    <section className="found" aria-labelledby="found-places">
      <h2 id="found-places">{t('links')}</h2>
      <ul className="found__rows">
        {places.map(({ name, href }) => (
          <li key={name}>
            <ResultRow href={href} title={t(`places.${name}`)} thumb={placeIcons[name]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Works without script. */
export function SearchResultsView({ page }: PageProps) {
  const { t } = useTranslation('search')
  const { q, groups, action, outcome, helpSilent } = page
  const near = useSearchPlace() || page.near
  return (
    <>
      <ListHead title={outcome === 'searched' ? t('page.headingFor', { q }) : t('page.heading')}>
        <Finder key={q} action={action} name="q" label={t('title')} placeholder={t('label')} value={q}>
          {near !== '' && <input type="hidden" name="near" value={near} />}
          <Button type="submit" look="solid" icon="search">
            {t('page.submit')}
          </Button>
        </Finder>
      </ListHead>
      <LoadTonight />
      <div className="wrap found-page">
        {groups.length > 0 ? <Found page={page} /> : <Nothing page={page} />}
        {helpSilent && <p className="muted">{t('failed.help')}</p>}
        <Films films={page.films} />
        {groups.length === 0 && <Places places={page.places} />}
      </div>
    </>
  )
}
