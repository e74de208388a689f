import { Webhook } from 'standardwebhooks'
import { secretsOf } from '../../../../content-models/secrets.ts'
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
  const webhooks = secretsOf(secret).map((each) => new Webhook(Buffer.from(each).toString('base64')))
  /** Undefined if one of them has signed. */
  function reasonOfRefusal(payload: string, headers: Record<string, string>): string | undefined {
    let reason: string | undefined
    for (const webhook of webhooks) {
      try {
        webhook.verify(payload, headers, { jsonParse: false })
        return undefined
      } catch (error) {
        reason ??= error instanceof Error ? error.message : 'Unknown'
      }
    }
    return reason
  }
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
    const reason = reasonOfRefusal(payloadOf(bytes), headers)
    if (reason !== undefined) return refused(reason)
    return { bytes, sentAt: Number(headers['webhook-timestamp']) }
  }
}
