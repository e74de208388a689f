'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { reportsTexts } from '../texts.ts'

/** Leads from a document to its texts in two languages. */
export function SideBySideLink() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  if (id === undefined || !collectionSlug) return null
  const query = new URLSearchParams({ collection: collectionSlug, id: String(id) })
  return (
    <p className="field-type">
      <a href={`${config.routes.admin}/reports/side-by-side?${query}`}>
        {reportsTexts.t(i18n.language)('sideBySide')}
      </a>
    </p>
  )
}
