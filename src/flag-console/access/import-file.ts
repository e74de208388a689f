import { createHash } from 'node:crypto'
import type { SentForm } from '../../form-pages/sent-form.ts'
import type { ImportPlan } from '../../services/flags/flag-service.ts'

/** What was sent: the text and, if it is JSON, what it says. */
export interface SentFile {
  readonly text: string
  readonly parsed: { readonly file: unknown } | null
}

/** The file that was chosen or, where none was, the text that was pasted; null where there is neither. */
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

/** The same for the same changes of the same cells: what an owner has agreed to. */
export function planMark(changes: Changes): string {
  const entries = changes.map(({ cell: { flag, site, version }, value }) => [flag, site, version, value])
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url')
}
