'use client'

import { Button, toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { outboxTexts } from '../../outbox/texts.ts'

function SendAgain({ id }: { readonly id: number | string }) {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const [busy, setBusy] = useState(false)
  const t = outboxTexts.t(i18n.language)
  const send = async () => {
    setBusy(true)
    try {
      const response = await fetch(`${config.routes.api}/deliveries/${id}/again`, {
        method: 'POST',
        credentials: 'include',
      })
      if (response.ok) toast.success(t('waiting'))
      else toast.error(t('notSent'))
    } catch {
      toast.error(t('notSent'))
    }
    setBusy(false)
  }
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
