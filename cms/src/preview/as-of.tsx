'use client'

import { Button, FieldLabel, useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { previewTexts } from './texts.ts'

/** Opens the document's page as of a chosen time. */
export function AsOf() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  const t = useTexts(previewTexts)
  const [at, setAt] = useState('')
  const [drafts, setDrafts] = useState(false)
  if (id === undefined || !collectionSlug) return null
  const query = new URLSearchParams({ at, locale: code, ...(drafts ? { drafts: '1' } : {}) })
  return (
    <section className="field-type as-of">
      <FieldLabel as="h3" label={t('asOf')} />
      <div className="field-type text">
        <div className="field-type__wrap">
          <input
            type="datetime-local"
            aria-label={t('time')}
            value={at}
            onChange={(event) => setAt(event.target.value)}
          />
        </div>
      </div>
      <label className="as-of__drafts">
        <input type="checkbox" checked={drafts} onChange={(event) => setDrafts(event.target.checked)} />
        {t('drafts')}
      </label>
      <div>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={at === ''}
          el="anchor"
          newTab
          url={`${config.routes.api}/${collectionSlug}/${id}/as-of?${query}`}
        >
          {t('open')}
        </Button>
      </div>
    </section>
  )
}
