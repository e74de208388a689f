import { MalformedError } from './errors.ts'

/** Text and size of a body of at most `maxBytes`; a larger one is refused as soon as that is known. Throws MalformedError. */
export async function readBody(response: Response, maxBytes: number): Promise<{ readonly text: string; readonly bytes: number }> {
  const announced = Number(response.headers.get('content-length') ?? 0)
  const reader = response.body?.getReader()
  if (reader === undefined) return { text: '', bytes: 0 }
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    if (announced > maxBytes || bytes > maxBytes) {
      await reader.cancel()
      throw new MalformedError(`answer is larger than ${maxBytes} bytes`)
    }
    const { done, value } = await reader.read()
    if (done) return { text: text + decoder.decode(), bytes }
    bytes += value.byteLength
    if (bytes <= maxBytes) text += decoder.decode(value, { stream: true })
  }
}
