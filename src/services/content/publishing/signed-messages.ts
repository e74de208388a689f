import { createHash } from 'node:crypto'
import { readBytes } from '@marquee/kit/http/read-body.ts'
import { secretsOf } from '@marquee/kit/secrets/secrets.ts'
import { Webhook } from 'standardwebhooks'
import type { PublishingResponse } from './publishing-responses.ts'

export interface SignedMessage {
  readonly bytes: Buffer
  /** Epoch seconds. */
  readonly sentAt: number
}

/**
 * Reads a signed body of at most `limit` bytes. If the signature covers the SHA-256 of the body (in hex; undefined if
 * it is not announced), it is verified before the body is read.
 */
export type ReadSigned = (
  request: Request,
  limit: number,
  signed: 'body' | { readonly hash: string | undefined },
) => Promise<SignedMessage | PublishingResponse>

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const
const SIGNATURES = /^v1,[A-Za-z0-9+/]{43}=(?: v\d+[a-z]?,\S+)*$/
/** Seconds, as in Standard Webhooks. */
const TOLERANCE = 300

const hexOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The fault of the headers alone. */
function headerFault(headers: Readonly<Record<string, string>>): string | undefined {
  if (Object.values(headers).includes('')) return 'Missing required headers'
  const age = Date.now() / 1_000 - Number(headers['webhook-timestamp'])
  if (Number.isNaN(age)) return 'Invalid Signature Headers'
  if (Math.abs(age) > TOLERANCE) return `Message timestamp too ${age > 0 ? 'old' : 'new'}`
  return SIGNATURES.test(headers['webhook-signature'] ?? '') ? undefined : 'No matching signature found'
}

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
  return async (request, limit, signed) => {
    const headers = Object.fromEntries(HEADERS.map((name) => [name, request.headers.get(name) ?? '']))
    const refused = (reason: string): PublishingResponse => {
      onRefused(reason, headers['webhook-id'] ?? '')
      return { result: 'unsigned' }
    }
    const faultOf = (payload: string) => reasonOfRefusal(payload, headers)
    const hashFault = () =>
      signed === 'body'
        ? undefined
        : signed.hash === undefined
          ? 'The hash of the body is not announced'
          : faultOf(signed.hash)
    const early = headerFault(headers) ?? hashFault()
    if (early !== undefined) return refused(early)
    const read = await readBytes(request, limit)
    if (read === 'tooLarge') return { result: 'too-large' }
    const bytes = Buffer.from(read.buffer)
    const late =
      signed === 'body'
        ? faultOf(bytes.toString())
        : hexOf(bytes) === signed.hash
          ? undefined
          : 'The body has another hash'
    return late === undefined ? { bytes, sentAt: Number(headers['webhook-timestamp']) } : refused(late)
  }
}
