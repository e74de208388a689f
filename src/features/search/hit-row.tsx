import { ResultRow } from '@marquee/design/modals/result-row.tsx'
import { useTranslation } from 'react-i18next'
import { plainLetters } from '#models/rules/plain-letters.ts'
import { useSite } from '../../page-kit/site-context.ts'
import type { SearchGroup, SearchHit } from '../../page-models/search.ts'
import { cardTimes, openTimes } from '../../programme/card-times.ts'
import { useMinute } from '../../programme/use-minute.ts'
import { useNextShowtimes } from '../tonight/tonight.tsx'

const icons = {
  shows: 'film',
  cinemas: 'pin',
  cities: 'pin',
  experiences: 'spark',
  offers: 'tag',
  news: 'page',
  pages: 'page',
  help: 'help',
} as const satisfies Record<SearchGroup, string>

interface TextPart {
  readonly text: string
  readonly matched: boolean
}

const isWordPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** Splits a text where words of the query start its words, ignoring accents and case. */
export function matchedParts(text: string, question: string): readonly TextPart[] {
  const letters = [...text.normalize('NFC')]
  const origin = letters.flatMap((letter, index) => [...plainLetters(letter)].map(() => index))
  const folded = letters.map(plainLetters).join('')
  const marked = new Set<number>()
  for (const word of plainLetters(question).split(/[^\p{L}\p{N}]+/u)) {
    if (word === '') continue
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      if (isWordPart(folded[at - 1])) continue
      for (const index of origin.slice(at, at + word.length)) marked.add(index)
    }
  }
  const parts: { text: string; matched: boolean }[] = []
  for (const [index, letter] of letters.entries()) {
    const matched = marked.has(index)
    const last = parts.at(-1)
    if (last?.matched === matched) last.text += letter
    else parts.push({ text: letter, matched })
  }
  return parts
}

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
  /** A film on a page of results, which has its times; default: in a list beside a field. */
  readonly large?: boolean
}

export function HitRow({ hit, query, large }: HitRowProps) {
  const { t } = useTranslation('search')
  const { group, title, titleLanguage, line, href, external, picture } = hit
  const times = useTimes(hit)
  const isOwn = useIsOwnCinema(hit)
  return (
    <ResultRow
      end={isOwn ? t('own') : large ? null : times}
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
