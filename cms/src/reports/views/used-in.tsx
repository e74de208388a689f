'use client'

import { FieldLabel, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { isLanguage } from '../../../../config/languages.ts'
import type { Uses } from '../calls.ts'
import { filled, inEveryLanguage, reportMessages } from '../messages.ts'

/** The panel beside a document: which others refer to it. Asked when the document is opened and when it has been saved. */
export function UsedIn() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [uses, setUses] = useState<Uses>()
  const { api, admin } = config.routes
  const saved = savedDocumentData?.updatedAt
  useEffect(() => {
    if (id === undefined || !collectionSlug) return
    const ended = new AbortController()
    const query = new URLSearchParams({ collection: collectionSlug, id: String(id) })
    fetch(`${api}/reports/where-used?${query}`, { credentials: 'include', signal: ended.signal })
      .then(async (response) => {
        if (response.ok) setUses((await response.json()) as Uses)
      })
      .catch(() => undefined)
    return () => ended.abort()
  }, [id, collectionSlug, api, saved])
  if (!uses) return null
  const words = reportMessages(isLanguage(i18n.language) ? i18n.language : 'en')
  return (
    <section className="field-type used-in" aria-live="polite">
      <FieldLabel as="h3" label={inEveryLanguage('usedIn')} />
      {uses.seen.length + uses.elsewhere === 0 && <p>{words.notUsed}</p>}
      <ul>
        {uses.seen.map((use) => (
          <li key={`${use.collection} ${use.id}`}>
            <a href={`${admin}/collections/${use.collection}/${use.id}`}>{use.title}</a> ({use.kind}
            {use.public ? '' : `, ${words.inDraft}`})
          </li>
        ))}
      </ul>
      {uses.elsewhere > 0 && <p>{filled(words.elsewhere, { count: uses.elsewhere })}</p>}
    </section>
  )
}
