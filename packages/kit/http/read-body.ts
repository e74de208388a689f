interface Message {
  readonly headers: Headers
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

/** Rejects a body of more than `limit` bytes without reading the rest. */
export async function readBytes(
  { headers, body }: Message,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'tooLarge'> {
  const reader = body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = Number(headers.get('content-length') ?? 0) > limit ? Number.POSITIVE_INFINITY : 0
  while (size <= limit) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return joined(chunks, size)
    size += value.byteLength
    chunks.push(value)
  }
  await reader?.cancel()
  return 'tooLarge'
}

interface JsonBody {
  /** Undefined if the body is refused. */
  readonly json: unknown
  readonly refused?: 'type' | 'tooLarge' | 'noJson'
}

export async function readJson(request: Request, limit: number): Promise<JsonBody> {
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  if (!type.startsWith('application/json')) return { json: undefined, refused: 'type' }
  const bytes = await readBytes(request, limit)
  if (bytes === 'tooLarge') return { json: undefined, refused: bytes }
  try {
    return { json: JSON.parse(new TextDecoder().decode(bytes)) }
  } catch {
    return { json: undefined, refused: 'noJson' }
  }
}

/** Limits in bytes; 0: not allowed. */
interface FormLimits {
  readonly fields: number
  readonly files: number
}

export async function readForm(
  request: Request,
  { fields, files }: FormLimits,
): Promise<FormData | 'tooLarge' | 'notAForm'> {
  const type = request.headers.get('content-type') ?? ''
  const kind = type.toLowerCase()
  const limit = kind.startsWith('multipart/form-data')
    ? files
    : kind.startsWith('application/x-www-form-urlencoded')
      ? fields
      : 0
  if (limit === 0) return 'notAForm'
  const bytes = await readBytes(request, limit)
  if (bytes === 'tooLarge') return bytes
  return new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => 'notAForm' as const)
}
