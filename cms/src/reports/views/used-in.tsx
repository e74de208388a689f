'use client'

import { FieldLabel, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { queryOf } from '../../document-query.ts'
import { useOpenDocument } from '../../open-document.ts'
import { interfaceLanguageOf } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { siteName } from '../../users/display-names.ts'
import type { Uses } from '../calls.ts'
import { reportsTexts } from '../texts.ts'

/** The panel of documents that refer to this one; loaded on opening and after a change of the slug. */
export function UsedIn() {
  const document = useOpenDocument()
  const { savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const t = useTexts(reportsTexts)
  const { i18n } = useTranslation()
  const language = interfaceLanguageOf(i18n.language)
  const [uses, setUses] = useState<Uses>()
  const { api, admin } = config.routes
  // Links to the page follow its slug; nothing else of this document changes where it is used.
  const slug: unknown = savedDocumentData?.slug
  useEffect(() => {
    if (!document) return
    const ended = new AbortController()
    fetch(`${api}/reports/where-used?${queryOf(document)}`, { credentials: 'include', signal: ended.signal })
      .then(async (response) => {
        if (!response.ok) return
        const found: Uses = await response.json()
        setUses(found)
      })
      .catch(() => undefined)
    return () => ended.abort()
  }, [document, api, slug])
  if (!uses) return null
  return (
    <section className="field-type used-in" aria-live="polite">
      <FieldLabel as="h3" label={reportsTexts.label('usedIn')} />
      {uses.seen.length + uses.elsewhere === 0 && <p>{t('notUsed')}</p>}
      <ul>
        {uses.seen.map((use) => (
          <li key={`${use.collection} ${use.id}`}>
            <a href={`${admin}/collections/${use.collection}/${use.id}`}>{use.title}</a> (
            {[use.kind, use.site && siteName(use.site, language), !use.public && t('inDraft')]
              .filter(Boolean)
              .join(', ')}
            )<br />
            {use.fields.join(', ')}
          </li>
        ))}
      </ul>
      {uses.elsewhere > 0 && <p>{t('elsewhere', { count: uses.elsewhere })}</p>}
    </section>
  )
}
