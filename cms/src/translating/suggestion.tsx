'use client'

import { Button, toast, useConfig, useForm, useFormFields, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { isLanguage } from '#config/languages.ts'
import type { OpenDocument } from '../document-query.ts'
import { useOpenDocument } from '../open-document.ts'
import { useTexts } from '../texts/use-texts.ts'
import { write } from './second-language.ts'
import { translatingTexts } from './texts.ts'
import { NOTES, unreadIn } from './unread-texts.ts'

interface UnreadMarkProps {
  /** Absent: the user may not write in this language. */
  readonly confirm: (() => Promise<void>) | undefined
}

/** Marks a text that a machine wrote until somebody has read it. */
export function UnreadMark({ confirm }: UnreadMarkProps) {
  const t = useTexts(translatingTexts)
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await confirm?.().catch(() => toast.error(t('failed')))
    setBusy(false)
  }
  return (
    <p className="unread-text">
      <span>{t('suggestion.mark')}</span>
      {confirm && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={busy}
          onClick={() => void press()}
        >
          {t('suggestion.confirm')}
        </Button>
      )}
    </p>
  )
}

/** The mark of a field in the language of the form. */
export function OwnUnreadMark({ place, isFixed }: { readonly place: string; readonly isFixed: boolean }) {
  const { config } = useConfig()
  const { code } = useLocale()
  const { dispatchFields } = useForm()
  const document = useOpenDocument()
  const notes = useFormFields(([fields]) => fields?.[NOTES]?.value)
  const isUnread = isLanguage(code) && (unreadIn(notes)[code]?.includes(place) ?? false)
  if (!isUnread || !document) return null
  const confirm = async () => {
    const query = new URLSearchParams({
      locale: code,
      draft: 'true',
      depth: '0',
      autosave: 'true',
      read: place,
    })
    const values = await write(`${config.routes.api}/${document.collection}/${document.id}?${query}`, {})
    dispatchFields({ type: 'UPDATE', path: NOTES, value: values[NOTES] })
  }
  return <UnreadMark confirm={isFixed ? undefined : confirm} />
}

interface SuggestButtonProps {
  readonly asked: OpenDocument & { readonly place: string; readonly from: string; readonly to: string }
  readonly take: (value: unknown) => Promise<unknown>
}

/** Asks the service of the operators for a translation, and saves it as a draft that is marked until it is read. */
export function SuggestButton({ asked, take }: SuggestButtonProps) {
  const t = useTexts(translatingTexts)
  const { config } = useConfig()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      const response = await fetch(`${config.routes.api}/translations/suggest`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked),
      })
      const { value, errors } = await response.json()
      if (response.ok) await take(value)
      else toast.error(errors?.[0]?.message ?? t('suggestion.failed'))
    } catch {
      toast.error(t('suggestion.failed'))
    }
    setBusy(false)
  }
  return (
    <Button buttonStyle="secondary" size="small" margin={false} disabled={busy} onClick={() => void press()}>
      {t(busy ? 'suggestion.waiting' : 'suggestion.suggest')}
    </Button>
  )
}
