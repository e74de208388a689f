const MOST_BYTES = 32_768
const FORM = 'application/x-www-form-urlencoded'

/** The fields of a form; `tooLarge` and `notAForm` are refusals. Reads no further than the limit. */
export async function readForm(request: Request): Promise<URLSearchParams | 'tooLarge' | 'notAForm'> {
  if (!request.headers.get('content-type')?.startsWith(FORM)) return 'notAForm'
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return 'tooLarge'
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) return 'tooLarge'
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
