import { acceptedEncoding } from '@marquee/kit/http/accepted-encoding.ts'
import { encoded } from '@marquee/kit/http/encoded.ts'
import type { Exchange } from './exchange.ts'

const BROTLI_QUALITY = 4
const SMALLEST = 1_024
const WHOLE_TEXTS = /^(?:application\/json|text\/(?:html|plain|css|calendar)|image\/svg\+xml)\b/

/** Compresses a response as a whole, unless it is streamed, small, or compressed already. */
export async function compressedResponse(exchange: Exchange, response: Response): Promise<Response> {
  const { headers, status, body } = response
  const encoding = acceptedEncoding(exchange.header('accept-encoding'))
  const suits =
    status === 200 &&
    body !== null &&
    exchange.method !== 'HEAD' &&
    WHOLE_TEXTS.test(headers.get('content-type') ?? '')
  if (!suits || headers.has('content-encoding')) return response
  const varied = new Headers(headers)
  varied.append('Vary', 'Accept-Encoding')
  const whole = Buffer.from(await response.arrayBuffer())
  if (encoding === 'identity' || whole.byteLength < SMALLEST)
    return new Response(whole, { status, headers: varied })
  const packed = await encoded(whole, encoding, BROTLI_QUALITY)
  varied.set('Content-Encoding', encoding)
  varied.set('Content-Length', String(packed.byteLength))
  // The bytes differ from those the ETag was made for.
  const etag = varied.get('ETag')
  if (etag && !etag.startsWith('W/')) varied.set('ETag', `W/${etag}`)
  return new Response(new Uint8Array(packed), { status, headers: varied })
}
