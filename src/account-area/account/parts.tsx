import type { ReactNode } from 'react'
import { Notice } from '../../form-pages/form.tsx'
import type { Faults } from '../../services/accounts/accounts.ts'
import { faultTexts } from '../faults.tsx'
import type { ClientContext } from '../page.ts'

interface PanelProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A titled part of an account page. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section className="account-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** What the form before has come to, as the address says it; nothing for any other word. */
export function Done({
  context: { t, url },
  texts,
}: {
  readonly context: Pick<ClientContext, 't' | 'url'>
  readonly texts: Readonly<Record<string, string>>
}) {
  const done = url.searchParams.get('done') ?? ''
  return Object.hasOwn(texts, done) ? <Notice look="done" title={t(`client-account:${texts[done]}`)} /> : null
}

/** What is wrong with the fields of a form, in words: a wrong password is the client's own, and is said so. */
export function faultWords(
  { t }: Pick<ClientContext, 't'>,
  faults: Faults,
): Readonly<Record<string, string>> {
  const words = faultTexts({ t }, faults)
  return Object.fromEntries(
    Object.entries(words).map(([field, text]) => [
      field,
      faults[field] === 'wrong' ? t('client-account:faults.wrong') : text,
    ]),
  )
}

/** Whole minutes to wait, at least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))
