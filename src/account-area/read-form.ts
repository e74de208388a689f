import { readForm } from '../http/read-form.ts'

const MOST_BYTES = 32_768

export interface SentForm {
  readonly fields: URLSearchParams
  /** The first non-empty file. */
  readonly file: Uint8Array | null
}

/** Reads a form. With `megabytes` it may have files up to that size. */
export async function readSentForm(
  request: Request,
  megabytes = 0,
): Promise<SentForm | 'tooLarge' | 'notAForm'> {
  const form = await readForm(request, {
    fields: MOST_BYTES,
    files: megabytes > 0 ? MOST_BYTES + megabytes * 1_000_000 : 0,
  })
  if (typeof form === 'string') return form
  const parts = [...form]
  const fields = new URLSearchParams(
    parts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const file = parts.flatMap(([, value]) => (typeof value !== 'string' && value.size > 0 ? [value] : []))[0]
  return { fields, file: file ? new Uint8Array(await file.arrayBuffer()) : null }
}
