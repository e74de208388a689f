import { Field } from '@marquee/design/controls/field.tsx'
import { Notice } from '@marquee/forms/form.tsx'
import type { PageResponse } from '@marquee/forms/page.ts'
import type { ReactNode } from 'react'
import type { Faults } from '../../services/accounts/refusals.ts'
import { faultTexts } from '../faults.tsx'
import type { AccountContext, ClientContext } from '../page.ts'

interface PanelProps {
  readonly id: string
  readonly title: string
  readonly dark?: boolean
  readonly children: ReactNode
}

export function Panel({ id, title, dark = false, children }: PanelProps) {
  return (
    <section className={dark ? 'account-panel dark' : 'account-panel'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

interface OwnPasswordProps {
  readonly context: AccountContext
  readonly error: string | undefined
}

/** Proves who sends a form; nothing for a client without a password. */
export function OwnPassword({ context: { t, session }, error }: OwnPasswordProps) {
  if (!session.account.hasPassword) return null
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={session.account.email} />
      <Field
        name="password"
        type="password"
        label={t('client-account:data.password')}
        autoComplete="current-password"
        error={error}
      />
    </>
  )
}

/** Result of the previous form, from the URL; nothing for unknown values. */
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

/** Messages by field. */
export function fieldErrors(
  { t }: Pick<ClientContext, 't'>,
  faults: Faults,
): Readonly<Record<string, string>> {
  const texts = faultTexts({ t }, faults)
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field,
      faults[field] === 'wrong' ? t('client-account:faults.wrong') : text,
    ]),
  )
}

/** Minutes, at least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))

/** A file that the browser saves. */
export function fileResponse(text: string, type: string, name: string): PageResponse {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
  }
  return { kind: 'response', response: new Response(text, { headers }) }
}
