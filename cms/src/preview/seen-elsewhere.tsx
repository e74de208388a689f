'use client'

import { Button, FieldLabel, useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { previewTexts } from './texts.ts'
import type { SeenElsewhere as Seen } from './with-preview.ts'

/** Characters that search engines show, roughly: they cut by width. */
const TITLE = 60
const DESCRIPTION = 155

type State = 'closed' | 'loading' | 'none' | 'failed' | Seen

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()} …` : text)

function Cards({ seen, t }: { readonly seen: Seen; readonly t: ReturnType<typeof previewTexts.t> }) {
  const { host, path, title, description, hidden, shared } = seen
  const long = [
    title.length > TITLE && t('titleCut', { count: title.length, most: TITLE }),
    description.length > DESCRIPTION && t('descriptionCut', { count: description.length, most: DESCRIPTION }),
    description === '' && t('noDescription'),
    shared.image === null && t('noImage'),
  ].filter((note) => note !== false)
  return (
    <>
      <h4>{t('inSearch')}</h4>
      {hidden ? (
        <p>{t('hidden')}</p>
      ) : (
        <div className="seen-elsewhere__result">
          <span>{[host, ...path.split('/').filter(Boolean).map(decodeURIComponent)].join(' › ')}</span>
          <strong>{cut(title, TITLE)}</strong>
          <span>{cut(description, DESCRIPTION)}</span>
        </div>
      )}
      <h4>{t('inLink')}</h4>
      <div className="seen-elsewhere__card">
        {shared.image !== null && <img src={shared.image} alt="" />}
        <span>{host}</span>
        <strong>{shared.title}</strong>
        <span className="seen-elsewhere__lines">{shared.description}</span>
      </div>
      {long.length > 0 && (
        <ul>
          {long.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The page in search engines and shared links, drafts included; read from the page of the preview. */
export function SeenElsewhere() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  const t = useTexts(previewTexts)
  const [state, setState] = useState<State>('closed')
  const [opened, setOpened] = useState(false)
  const { api } = config.routes
  const saved: unknown = savedDocumentData?.updatedAt
  useEffect(() => {
    if (!opened || id === undefined || !collectionSlug) return
    const ended = new AbortController()
    setState((before) => (typeof before === 'object' ? before : 'loading'))
    fetch(`${api}/${collectionSlug}/${id}/seen-elsewhere?locale=${code}`, {
      credentials: 'include',
      signal: ended.signal,
    })
      .then(async (response) => {
        if (!response.ok) return setState(response.status === 404 ? 'none' : 'failed')
        const seen: Seen = await response.json()
        setState(seen)
      })
      .catch(() => {
        if (!ended.signal.aborted) setState('failed')
      })
    return () => ended.abort()
  }, [opened, id, collectionSlug, api, code, saved])
  if (id === undefined || !collectionSlug) return null
  return (
    <section className="field-type seen-elsewhere" aria-live="polite">
      <FieldLabel as="h3" label={previewTexts.label('elsewhere')} />
      {!opened && (
        <div>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpened(true)}>
            {t('showElsewhere')}
          </Button>
        </div>
      )}
      {state === 'loading' && <p>{t('loading')}</p>}
      {state === 'none' && <p>{t('noPage')}</p>}
      {state === 'failed' && <p>{t('unreachable')}</p>}
      {typeof state === 'object' && <Cards seen={state} t={t} />}
    </section>
  )
}
