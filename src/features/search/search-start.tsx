import { ResultGroup, ResultRow } from '@marquee/design/modals/result-row.tsx'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteKind } from '#config/routes.ts'
import { questionOf } from '#machines/search-machine.ts'
import { useFetched } from '../../page-kit/page-query.ts'
import { FilmStrip, FilmStripWaiting } from './film-strip.tsx'
import { placeIcons } from './place-icons.ts'
import type { Search } from './search-actor.ts'
import { searchQuery } from './search-query.ts'

const places = ['shows', 'cinemas', 'offers', 'help'] as const satisfies readonly RouteKind[]

function Places() {
  const { t } = useTranslation('search')
  const { paths, language, flags } = useRouter().options.context.edition
  return (
    <ul className="search__places">
      {places.map((kind) => {
        const href = kind === 'offers' && !flags.offersMenu ? undefined : paths.href(kind, language)
        return (
          href !== undefined && (
            <li key={kind}>
              <ResultRow href={href} title={t(`places.${kind}`)} thumb={placeIcons[kind]} />
            </li>
          )
        )
      })}
    </ul>
  )
}

function History({ search, hint }: Pick<StartProps, 'search'> & { readonly hint: string | undefined }) {
  const { t } = useTranslation('search')
  if (search.history.length === 0) return null
  return (
    <ResultGroup title={t('history')} aside={hint && <span className="search__count">{hint}</span>}>
      <ul className="search__list">
        {search.history.map(({ url, title, subtitle, route }) => (
          <li key={url}>
            <ResultRow href={url} external={route === null} title={title} line={subtitle} thumb="clock" />
          </li>
        ))}
      </ul>
    </ResultGroup>
  )
}

function Films() {
  const { t } = useTranslation('search')
  const { language } = useRouter().options.context.edition
  const { data: films, isError } = useFetched(searchQuery({ language, part: 'start', q: '' }))
  if (isError || films?.length === 0) return null
  return (
    <ResultGroup title={t('films')}>{films ? <FilmStrip films={films} /> : <FilmStripWaiting />}</ResultGroup>
  )
}

interface StartProps {
  readonly search: Search
  readonly title?: string
  readonly text?: string
  readonly children?: ReactNode
}

export function SearchStart({ search, title, text, children }: StartProps) {
  const { t } = useTranslation('search')
  const typed = questionOf(search.query).length
  const missing = typed === 0 || title !== undefined ? 0 : search.minimumLength - typed
  const hint = missing > 0 ? t('more', { count: missing }) : undefined
  const isKnown = search.history.length > 0 && title === undefined
  return (
    <div className="search__start">
      {!isKnown && (
        <div className="search__say">
          <h3>{title ?? t('start')}</h3>
          <p>{hint ?? text ?? t('startText')}</p>
          {children}
        </div>
      )}
      {title === undefined && <History search={search} hint={hint} />}
      {title === undefined && <Films />}
      <ResultGroup title={t('links')}>
        <Places />
      </ResultGroup>
    </div>
  )
}
