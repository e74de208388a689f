'use client'

import { useConfig } from '@payloadcms/ui'
import { queryOf } from '../../document-query.ts'
import { useOpenDocument } from '../../open-document.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { reportsTexts } from '../texts.ts'

/** Leads from a document to its texts in two languages. */
export function SideBySideLink() {
  const document = useOpenDocument()
  const { config } = useConfig()
  const t = useTexts(reportsTexts)
  if (!document) return null
  return (
    <p className="field-type">
      <a href={`${config.routes.admin}/reports/side-by-side?${queryOf(document)}`}>{t('sideBySide')}</a>
    </p>
  )
}
