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
