import { readForm } from '@marquee/kit/http/read-body.ts'

export class SentForm extends URLSearchParams {
  readonly #files: ReadonlyMap<string, File>

  constructor(data: FormData) {
    const parts = [...data]
    super(parts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
    this.#files = new Map(
      parts.flatMap(([name, value]) => (typeof value !== 'string' && value.size > 0 ? [[name, value]] : [])),
    )
  }

  /** The value as typed, which passwords need; empty if absent. */
  exact(name: string): string {
    return this.get(name) ?? ''
  }

  /** Trimmed; empty if absent. */
  text(name: string): string {
    return this.exact(name).trim()
  }

  /** Null if absent or empty. */
  file(name: string): File | null {
    return this.#files.get(name) ?? null
  }
}

/** Bytes of a body: without files, and with them; 0 if the form has none. */
export interface FormSize {
  readonly fields: number
  readonly files: number
}

export async function readSentForm(
  request: Request,
  size: FormSize,
): Promise<SentForm | 'tooLarge' | 'notAForm'> {
  const data = await readForm(request, size)
  return typeof data === 'string' ? data : new SentForm(data)
}
