import { Webhook } from 'standardwebhooks'
import { readBytes } from '../../../http/read-bytes.ts'
import type { PublishingResponse } from './publishing-responses.ts'

/** A message that the content management system has signed itself. */
export interface SignedMessage {
  readonly bytes: Buffer
  /** Seconds since the epoch at which it was signed. */
  readonly sentAt: number
}

/** The message of a request of at most `limit` bytes, or its refusal. `payloadOf` says over what it is signed. */
export type ReadSigned = (
  request: Request,
  limit: number,
  payloadOf: (bytes: Buffer) => string,
) => Promise<SignedMessage | PublishingResponse>

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

/** Reads messages that are signed as Standard Webhooks are, with a clock that is at most five minutes off. Why one is refused is only said to `onRefused`. */
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
