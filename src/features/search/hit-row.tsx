import { ResultRow } from '@marquee/design/modals/result-row.tsx'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../page-kit/site-context.ts'
import type { SearchGroup, SearchHit } from '../../page-models/search.ts'
import { cardTimes, openTimes } from '../../programme/card-times.ts'
import { useMinute } from '../../programme/use-minute.ts'
import { useNextShowtimes } from '../tonight/tonight.tsx'
import { matchedParts } from './matched-parts.ts'

const icons = {
  shows: 'screen',
  cinemas: 'pin',
  cities: 'pin',
  experiences: 'star',
  offers: 'ticket',
  news: 'list',
  pages: 'list',
  help: 'info',
} as const satisfies Record<SearchGroup, string>

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return matchedParts(text, query).map(({ text: part, matched }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other name, and no state
    matched ? <mark key={index}>{part}</mark> : part,
  )
}

/** The chosen cinema. */
function useIsOwnCinema({ group, href }: SearchHit): boolean {
  const place = useSite().locator?.place
  return group === 'cinemas' && place?.kind === 'cinema' && !place.guessed && href.endsWith(`/${place.slug}`)
}

/** `16:00 · 18:20` in the visitor's place, or a day and a time. The last part of a film's path is its slug. */
function useTimes({ group, href }: SearchHit): string {
  const minute = useMinute()
  const here = useNextShowtimes(group === 'shows' ? (href.split('/').at(-1) ?? '') : '')
  return here
    ? openTimes(cardTimes(here), minute)
        .slice(0, 2)
        .join(here.day === '' ? ' · ' : ' ')
    : ''
}

interface HitRowProps {
  readonly hit: SearchHit
  readonly query: string
  /** On a page of results; default: in a list beside a field. */
  readonly large?: boolean
}

export function HitRow({ hit, query, large }: HitRowProps) {
  const { t } = useTranslation('search')
  const { group, title, titleLanguage, line, href, external, picture } = hit
  const times = useTimes(hit)
  const isOwn = useIsOwnCinema(hit)
  return (
    <ResultRow
      end={isOwn ? t('own') : times}
      href={href}
      external={external}
      title={<Marked text={title} query={query} />}
      titleLanguage={titleLanguage}
      line={line && <Marked text={line} query={query} />}
      thumb={picture ?? (group === 'shows' ? null : icons[group])}
      large={large}
      shape={group === 'shows' ? 'poster' : 'wide'}
    />
  )
}
