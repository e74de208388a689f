'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldLabel, useConfig, useFormFields, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { outboxTexts } from '../../outbox/texts.ts'

/** Singular label of the collection, or `kind` if the collection no longer exists. */
function KindName({ source, kind }: { readonly source: unknown; readonly kind: unknown }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const collection = config.collections.find(({ slug }) => slug === source)
  return collection ? getTranslation(collection.labels.singular, i18n) : String(kind ?? '')
}

export function KindCell({ rowData, cellData }: DefaultCellComponentProps) {
  return <KindName source={rowData.source} kind={cellData} />
}

export function KindField() {
  const [source, kind] = useFormFields(([fields]) => [fields.source?.value, fields.kind?.value] as const)
  return (
    <div className="field-type">
      <FieldLabel label={outboxTexts.label('labels.kind')} />
      <KindName source={source} kind={kind} />
    </div>
  )
}
