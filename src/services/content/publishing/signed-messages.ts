import { Webhook } from 'standardwebhooks'
import { readBytes } from '../../../http/read-bytes.ts'
import type { PublishingResponse } from './publishing-responses.ts'

export interface SignedMessage {
  readonly bytes: Buffer
  /** Epoch seconds. */
  readonly sentAt: number
}

/** `limit` in bytes. `payloadOf` returns the text that the signature covers. */
export type ReadSigned = (
  request: Request,
  limit: number,
  payloadOf: (bytes: Buffer) => string,
) => Promise<SignedMessage | PublishingResponse>

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

/** Standard Webhooks, with a clock skew of at most five minutes. Only `onRefused` gets the reason. */
export function createReadSigned(
  secret: string,
  onRefused: (reason: string, message: string) => void,
): ReadSigned {
  const webhook = new Webhook(Buffer.from(secret).toString('base64'))
  return async (request, limit, payloadOf) => {
    const headers = Object.fromEntries(HEADERS.map((name) => [name, request.headers.get(name) ?? '']))
    const refused = (reason: string): PublishingResponse => {
      onRefused(reason, headers['webhook-id'] ?? '')
      return { result: 'unsigned' }
    }
    if (Object.values(headers).includes('')) return refused('Missing required headers')
    const read = await readBytes(request, limit)
    if (read === 'tooLarge') return { result: 'too-large' }
    const bytes = Buffer.from(read.buffer)
    try {
      webhook.verify(payloadOf(bytes), headers, { jsonParse: false })
    } catch (error) {
      return refused(error instanceof Error ? error.message : 'Unknown')
    }
    return { bytes, sentAt: Number(headers['webhook-timestamp']) }
  }
}
