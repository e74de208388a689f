import { SearchField } from '@marquee/design/controls/search-field.tsx'
import { type FormEvent, type MouseEvent, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from '../modals/modal.tsx'
import { useCurrentModal } from '../modals/modal-context.ts'
import type { ModalProps } from '../modals/modal-record.ts'
import { LoadTonight } from '../tonight/tonight.tsx'
import { type RunningSearch, type Search, useRunningSearch, useSearch } from './search-actor.ts'
import { SearchBody } from './search-body.tsx'
import { useResultKeys } from './use-result-keys.ts'
import './search.css'

function SearchBar({ search }: { readonly search: Search }) {
  const { t } = useTranslation('search')
  const { close } = useCurrentModal()
  const bar = useRef<HTMLFormElement>(null)
  useResultKeys(bar, close)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const first =
      search.outcome === 'found'
        ? bar.current?.closest('dialog')?.querySelector<HTMLElement>('.search .res')
        : null
    if (first) first.focus()
    else search.submit()
  }

  function clear() {
    search.type('')
    bar.current?.querySelector('input')?.focus()
  }

  return (
    <search className="searchbar">
      <form ref={bar} onSubmit={onSubmit}>
        <SearchField
          label={t('title')}
          name="q"
          placeholder={t('label')}
          value={search.query}
          onChange={search.type}
        />
        {search.query !== '' && (
          <button type="button" className="searchbar__clear" onClick={clear}>
            {t('clear')}
          </button>
        )}
      </form>
    </search>
  )
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

function SearchStatus({ search: { outcome, groups, query, expanded } }: { readonly search: Search }) {
  const { t } = useTranslation('search')
  const q = query.trim()
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const announcements = {
    idle: '',
    loading: t('searching'),
    found:
      expanded === null
        ? t('countFor', { count, q })
        : `${t(`groups.${expanded}`)}, ${t('count', { count })}`,
    nothing: t('none.title', { q }),
    failed: t('failed.title'),
  } as const
  return <output className="visually-hidden">{announcements[outcome]}</output>
}

function OpenSearch({ actor }: { readonly actor: RunningSearch }) {
  const { t } = useTranslation('search')
  const search = useSearch(actor)
  const { close } = useCurrentModal()

  const onFollow = useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link) return
      search.follow(link.getAttribute('href') ?? '')
      if (isPlain(event)) close()
    },
    [search, close],
  )

  return (
    <Modal title={t('title')} look="top" bar={<SearchBar search={search} />}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the clicks are those of the links inside */}
      <div className="search" onClick={onFollow}>
        <LoadTonight />
        <SearchStatus search={search} />
        <SearchBody search={search} />
      </div>
    </Modal>
  )
}

export function SearchModal(_: ModalProps<null>) {
  const actor = useRunningSearch()
  return actor && <OpenSearch actor={actor} />
}
