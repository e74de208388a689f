'use client'

import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, JSONFieldClientComponent } from 'payload'
import type { Reason } from '../../outbox/delivery-row.ts'
import { outboxTexts } from '../../outbox/texts.ts'
import { interfaceLanguageOf } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The reason why a document is not on the site. */
export function ReasonText({ reason }: { readonly reason: Reason }) {
  const t = useTexts(outboxTexts)
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

const isReason = (value: unknown): value is Reason =>
  typeof value === 'object' && value !== null && 'code' in value

export function ReasonCell({ cellData }: DefaultCellComponentProps) {
  return isReason(cellData) ? <ReasonText reason={cellData} /> : null
}

export const ReasonField: JSONFieldClientComponent = ({ path }) => {
  const { value } = useField<unknown>({ path })
  const { i18n } = useTranslation()
  if (!isReason(value)) return null
  return (
    <div className="field-type">
      <FieldLabel label={outboxTexts.label('labels.reason')} />
      <p lang={interfaceLanguageOf(i18n.language)}>
        <ReasonText reason={value} />
      </p>
    </div>
  )
}
