import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** Headers of a message as the content management system sends it: signed at `at`, over `payload`. */
export function signedHeaders(secret: string, payload: string, at = new Date()): Record<string, string> {
  const id = `msg_${randomUUID()}`
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(Buffer.from(secret).toString('base64')).sign(id, at, payload),
  }
}
