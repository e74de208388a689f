import { classNames } from '@marquee/design/class-names.ts'
import { Button } from '@marquee/design/controls/button.tsx'
import { IconButton } from '@marquee/design/controls/icon-button.tsx'
import { ResultGroup } from '@marquee/design/modals/result-row.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundGroup } from '#machines/search-machine.ts'
import type { SearchGroup } from '../../page-models/search.ts'
import { HitRow } from './hit-row.tsx'
import type { Search } from './search-actor.ts'
import { SearchStart } from './search-start.tsx'

const ROWS_WAITING = [0, 1, 2, 3, 4]

interface BodyProps {
  readonly search: Search
}

function Hits({ hits, query }: Pick<FoundGroup, 'hits'> & Pick<Search, 'query'>) {
  return (
    <ul className="search__list">
      {hits.map((hit) => (
        <li key={hit.href}>
          <HitRow hit={hit} query={query} />
        </li>
      ))}
    </ul>
  )
}

function Group({ found: { group, hits, count }, search }: BodyProps & { readonly found: FoundGroup }) {
  const { t } = useTranslation('search')
  return (
    <ResultGroup
      title={t(`groups.${group}`)}
      aside={<span className="search__count">{t('count', { count })}</span>}
    >
      <Hits hits={hits} query={search.query} />
      {count > hits.length && (
        <button
          type="button"
          className="search__all"
          data-group={group}
          aria-label={t('showAllOf', { group: t(`groups.${group}`), count })}
          onClick={() => search.expand(group)}
        >
          {t('showAll', { count })}
        </button>
      )}
    </ResultGroup>
  )
}

function WholeGroup({ found: { group, hits, count }, search }: BodyProps & { readonly found: FoundGroup }) {
  const { t } = useTranslation('search')
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.querySelector('button')?.focus(), [])
  return (
    <section>
      <div className="search__head" ref={head}>
        <IconButton icon="back" label={t('back')} onPress={search.collapse} />
        <h3>{t(`groups.${group}`)}</h3>
        <span className="search__count">{t('count', { count })}</span>
      </div>
      <Hits hits={hits} query={search.query} />
    </section>
  )
}

function Waiting() {
  return (
    <div className="search__waiting" aria-hidden="true">
      {ROWS_WAITING.map((row) => (
        <div key={row} className="search__waiting-row">
          <div className="sk" />
          <div>
            <div className="sk sk--l" />
            <div className="sk sk--l" />
          </div>
        </div>
      ))}
    </div>
  )
}

function Silent({ search }: BodyProps) {
  const { t } = useTranslation('search')
  if (search.failed.length === 0) return null
  return (
    <div className="search__silent" role="alert">
      <p>{t(search.failed.includes('all') ? 'failed.all' : 'failed.help')}</p>
      <button type="button" className="link" onClick={search.retry}>
        {t('failed.retry')}
      </button>
    </div>
  )
}

function Refused({ search }: BodyProps) {
  const { t } = useTranslation('search')
  const q = search.query.trim()
  if (search.outcome === 'nothing')
    return <SearchStart search={search} title={t('none.title', { q })} text={t('none.text')} />
  return (
    <SearchStart search={search} title={t('failed.title')} text={t('failed.text')}>
      <Button look="solid" small onPress={search.retry}>
        {t('failed.retry')}
      </Button>
    </SearchStart>
  )
}

function useReturnToGroup(expanded: SearchGroup | null) {
  const last = useRef<SearchGroup | null>(null)
  useEffect(() => {
    const left = last.current
    last.current = expanded
    if (left === null || expanded !== null || document.activeElement?.matches('input')) return
    document.querySelector<HTMLElement>(`.search__all[data-group="${left}"]`)?.focus()
  }, [expanded])
}

export function SearchBody({ search }: BodyProps) {
  const { groups, outcome, expanded } = search
  useReturnToGroup(expanded)
  if (outcome === 'idle') return <SearchStart search={search} />
  if (outcome === 'nothing' || outcome === 'failed') {
    return (
      <>
        <Refused search={search} />
        {outcome === 'nothing' && <Silent search={search} />}
      </>
    )
  }
  if (groups.length === 0 || (outcome === 'loading' && groups.every(({ group }) => group === 'help')))
    return <Waiting />
  return (
    <div
      className={classNames('search__found', outcome === 'loading' && 'is-old')}
      aria-busy={outcome === 'loading'}
    >
      {groups.map((found) =>
        expanded === null ? (
          <Group key={found.group} found={found} search={search} />
        ) : (
          <WholeGroup key="whole" found={found} search={search} />
        ),
      )}
      {outcome === 'found' && <Silent search={search} />}
    </div>
  )
}
