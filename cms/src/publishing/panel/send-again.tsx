'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { outboxTexts } from '../../outbox/texts.ts'
import { useCall } from '../../outbox/use-call.ts'
import { useTexts } from '../../texts/use-texts.ts'

function SendAgain({ id }: { readonly id: number | string }) {
  const t = useTexts(outboxTexts)
  const { busy, call } = useCall(t('notSent'))
  const send = () => call(`/deliveries/${id}/again`)
  return (
    <Button buttonStyle="secondary" size="small" margin={false} disabled={busy} onClick={() => void send()}>
      {busy ? t('sending') : t('again')}
    </Button>
  )
}

export function SendAgainCell({ rowData }: DefaultCellComponentProps) {
  return <SendAgain id={rowData.id} />
}

export function SendAgainField() {
  const { id } = useDocumentInfo()
  return id === undefined ? null : (
    <div className="field-type">
      <SendAgain id={id} />
    </div>
  )
}
