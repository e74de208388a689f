import { createHash } from 'node:crypto'
import type { SentForm } from '../../form-pages/sent-form.ts'
import type { ImportPlan } from '../../services/flags/flag-service.ts'

/** The text, and its parsed JSON. */
export interface SentFile {
  readonly text: string
  readonly parsed: { readonly file: unknown } | null
}

/** The chosen file, else the pasted text; null without either. */
export async function sentFile(form: SentForm): Promise<SentFile | null> {
  const chosen = form.file('file')
  const text = (chosen ? await chosen.text() : form.exact('text')).trim()
  if (text === '') return null
  try {
    return { text, parsed: { file: JSON.parse(text) as unknown } }
  } catch {
    return { text, parsed: null }
  }
}

type Changes = Extract<ImportPlan, { kind: 'plan' }>['changes']

/** Hash of the planned changes, which the owner agrees to. */
export function planMark(changes: Changes): string {
  const entries = changes.map(({ cell: { flag, site, version }, value }) => [flag, site, version, value])
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url')
}
