import { createHash } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { DocumentState } from '../../../content-models/document-state.ts'

/** A content management system that knows the secret, or another. */
export const SECRET = 'a-secret-of-the-tests-that-is-long-enough'

let messages = 0

/** Headers of a message that was signed at `at`. */
export function signature(payload: string, secret = SECRET, at = new Date()): Record<string, string> {
  const id = `msg_${++messages}`
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(Buffer.from(secret).toString('base64')).sign(id, at, payload),
  }
}

export interface Sending {
  readonly secret?: string
  readonly at?: Date
  readonly headers?: Record<string, string>
}

/** The call that states a document. */
export function documentRequest(body: unknown, { secret, at, headers }: Sending = {}, origin = 'http://fr.localhost'): Request {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  return new Request(`${origin}/publishing/documents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signature(payload, secret, at), ...headers },
    body: payload,
  })
}

export const hexOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The call that brings a picture. */
export function mediaRequest(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  { secret, at, headers }: Sending = {},
  origin = 'http://fr.localhost',
): Request {
  return new Request(`${origin}/publishing/media/${name}`, {
    method: 'PUT',
    headers: { 'content-type': type, ...signature(hexOf(bytes), secret, at), ...headers },
    body: bytes,
  })
}

type Text = NonNullable<DocumentState['published']['fr']>

/** A text of a news item; `slug` is its address. */
export const newsText = (slug: string, fields: Record<string, unknown> = {}, formerSlugs: string[] = []): Text => ({
  slug,
  fields: { title: `Title of ${slug}`, type: 'news', ...fields },
  formerSlugs,
})

/** A state of a news item of the French site. */
export const state = (revision: number, changes: Partial<DocumentState> = {}): DocumentState => ({
  site: 'fr',
  kind: 'news',
  id: 'news-one',
  mode: 'whole',
  revision,
  position: null,
  published: { fr: newsText('une') },
  draft: null,
  plans: [],
  ...changes,
})
