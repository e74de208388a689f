'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { queryOf, useOpenDocument } from '../../open-document.ts'
import { reportsTexts } from '../texts.ts'

/** Leads from a document to its texts in two languages. */
export function SideBySideLink() {
  const document = useOpenDocument()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  if (!document) return null
  return (
    <p className="field-type">
      <a href={`${config.routes.admin}/reports/side-by-side?${queryOf(document)}`}>
        {reportsTexts.t(i18n.language)('sideBySide')}
      </a>
    </p>
  )
}
