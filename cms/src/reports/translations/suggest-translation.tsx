'use client'

import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { reportsTexts } from '../texts.ts'
import type { Suggestion } from './calls.ts'
import type { LanguagePair } from './translator.ts'

export interface SuggestTranslationProps extends LanguagePair {
  readonly collection: string
  readonly id: string
  readonly path: string
  /** Of the field. */
  readonly label: string
}

interface Failure {
  readonly errors?: readonly { readonly message: string }[]
}

/** `{a: {b: value}}` for the path `a.b`, as Payload saves a field of a group. */
const nested = (path: string, value: unknown): object =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object

async function send<Body>(url: string, method: 'POST' | 'PATCH', body: object): Promise<Body> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const result = (await response.json()) as Body & Failure
  if (!response.ok) throw new Error(result.errors?.[0]?.message)
  return result
}

/** Suggests a translation of a field, and saves it in the draft when the editor accepts it. */
export function SuggestTranslation({ collection, id, path, label, from, to }: SuggestTranslationProps) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const router = useRouter()
  const name = useId()
  const [busy, setBusy] = useState(false)
  const [suggestion, setSuggestion] = useState<Suggestion>()
  const t = reportsTexts.t(i18n.language)
  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch((error: Error) => toast.error(error.message || t('suggestion.failed')))
    setBusy(false)
  }
  const suggest = () =>
    during(async () => {
      const body = { collection, id, path, from, to }
      setSuggestion(await send<Suggestion>(`${config.routes.api}/translations/suggest`, 'POST', body))
    })
  const accept = ({ value }: Suggestion) =>
    during(async () => {
      const url = `${config.routes.api}/${collection}/${id}?locale=${to}&draft=true&depth=0`
      await send(url, 'PATCH', nested(path, value))
      toast.success(t('suggestion.saved', { field: label }))
      setSuggestion(undefined)
      router.refresh()
    })
  if (!suggestion)
    return (
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={busy}
        aria-label={t('suggestion.of', { field: label })}
        onClick={() => void suggest()}
      >
        {t(busy ? 'suggestion.waiting' : 'suggestion.suggest')}
      </Button>
    )
  return (
    <section className="suggestion" aria-labelledby={name}>
      <strong id={name}>{t('suggestion.title')}</strong>
      <p aria-live="polite">{suggestion.text}</p>
      <div className="suggestion__acts">
        <Button size="small" disabled={busy} onClick={() => void accept(suggestion)}>
          {t('suggestion.accept')}
        </Button>
        <Button buttonStyle="secondary" size="small" disabled={busy} onClick={() => setSuggestion(undefined)}>
          {t('suggestion.discard')}
        </Button>
      </div>
    </section>
  )
}
