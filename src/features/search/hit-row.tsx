import { ResultRow } from '../../components/modals/result-row.tsx'
import type { SearchGroup, SearchHit } from '../../page-models/search.ts'
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

export function HitRow({
  hit: { group, title, titleLanguage, line, href, external, picture },
  query,
}: {
  readonly hit: SearchHit
  readonly query: string
}) {
  return (
    <ResultRow
      href={href}
      external={external}
      title={<Marked text={title} query={query} />}
      titleLanguage={titleLanguage}
      line={line && <Marked text={line} query={query} />}
      thumb={
        picture ? { url: picture.url, tone: picture.tone } : group === 'shows' ? { url: null } : icons[group]
      }
      shape={group === 'shows' ? 'poster' : 'wide'}
    />
  )
}
