'use client'

import { useTranslation } from '@payloadcms/ui'
import type { Reason } from '../../outbox/delivery-row.ts'
import { outboxTexts } from '../../outbox/texts.ts'

/** The reason why a document is not on the site. */
export function ReasonText({ reason }: { readonly reason: Reason }) {
  const { i18n } = useTranslation()
  const t = outboxTexts.t(i18n.language)
  return (
    <>
      {t(reason.code === 'refused' ? 'refusedReason' : reason.code)}
      {(reason.issues ?? []).map(({ path, message }) => (
        <span key={`${path} ${message}`}>
          <br />
          {[path, message].filter(Boolean).join(': ')}
        </span>
      ))}
    </>
  )
}
