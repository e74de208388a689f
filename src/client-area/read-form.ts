const MOST_BYTES = 32_768
const FORM = 'application/x-www-form-urlencoded'
const WITH_FILE = 'multipart/form-data'

export interface SentForm {
  readonly fields: URLSearchParams
  /** The first non-empty file. */
  readonly file: Uint8Array | null
}

/** Stops reading at the limit. */
async function readBytes(request: Request, most: number): Promise<Buffer | 'tooLarge'> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return 'tooLarge'
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) return 'tooLarge'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function readParts(type: string, bytes: Buffer): Promise<SentForm | 'notAForm'> {
  try {
    const parts = [...(await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData())]
    const fields = new URLSearchParams(parts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
    const file = parts.flatMap(([, value]) => (typeof value !== 'string' && value.size > 0 ? [value] : []))[0]
    return { fields, file: file ? new Uint8Array(await file.arrayBuffer()) : null }
  } catch {
    return 'notAForm'
  }
}

/** Reads a form. With `megabytes` it may have files up to that size. */
export async function readForm(request: Request, megabytes = 0): Promise<SentForm | 'tooLarge' | 'notAForm'> {
  const type = request.headers.get('content-type') ?? ''
  const withFile = megabytes > 0 && type.startsWith(WITH_FILE)
  if (!withFile && !type.startsWith(FORM)) return 'notAForm'
  const bytes = await readBytes(request, MOST_BYTES + (withFile ? megabytes * 1_000_000 : 0))
  if (bytes === 'tooLarge') return bytes
  return withFile ? readParts(type, bytes) : { fields: new URLSearchParams(bytes.toString('utf8')), file: null }
}
