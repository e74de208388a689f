import { serviceLimits } from '../../config/service-limits.ts'

/** The fields of a sent form. A field that is not there is empty. */
export interface ConsoleForm {
  /** Trimmed. */
  text(name: string): string
  /** As it was typed: for passwords. */
  exact(name: string): string
  /** Of every field, in their order. */
  names(): readonly string[]
  /** Every value of a field that can be there more than once. */
  all(name: string): readonly string[]
  /** A file that was chosen; null where none was. */
  file(name: string): File | null
}

const KINDS = ['application/x-www-form-urlencoded', 'multipart/form-data']

async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer> | 'tooLarge'> {
  const most = serviceLimits.flags.bodyBytes
  if (Number(request.headers.get('content-length') ?? 0) > most) return 'tooLarge'
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) return 'tooLarge'
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

export function formOf(data: FormData): ConsoleForm {
  const exact = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    text: (name) => exact(name).trim(),
    exact,
    names: () => [...new Set(data.keys())],
    all: (name) => data.getAll(name).filter((value) => typeof value === 'string'),
    file(name) {
      const value = data.get(name)
      return value instanceof File && value.size > 0 ? value : null
    },
  }
}

/** The fields of a form; `tooLarge` and `notAForm` are refusals. Reads no further than the limit. */
export async function readForm(request: Request): Promise<ConsoleForm | 'tooLarge' | 'notAForm'> {
  const type = request.headers.get('content-type') ?? ''
  if (!KINDS.some((kind) => type.toLowerCase().startsWith(kind))) return 'notAForm'
  const bytes = await bytesOf(request)
  if (bytes === 'tooLarge') return bytes
  const data = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
  return data === null ? 'notAForm' : formOf(data)
}
