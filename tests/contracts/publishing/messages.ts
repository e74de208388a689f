import { createHash } from 'node:crypto'
import { DOCUMENTS_PATH, type DocumentState } from '#models/document-state.ts'
import { signedHeaders } from '../../content-api/signed-headers.ts'

/** Secret shared with the fake CMS. */
export const SECRET = 'a-secret-of-the-tests-that-is-long-enough'

export interface Sending {
  readonly secret?: string
  readonly at?: Date
  readonly headers?: Record<string, string>
}

export function documentRequest(
  body: unknown,
  { secret = SECRET, at, headers }: Sending = {},
  origin = 'http://fr.localhost',
  path = DOCUMENTS_PATH,
): Request {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  return new Request(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(secret, payload, at), ...headers },
    body: payload,
  })
}

export const hexOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export function mediaRequest(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  { secret = SECRET, at, headers }: Sending = {},
  origin = 'http://fr.localhost',
): Request {
  return new Request(`${origin}/publishing/media/${name}`, {
    method: 'PUT',
    headers: {
      'content-type': type,
      'content-digest': `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
      ...signedHeaders(secret, hexOf(bytes), at),
      ...headers,
    },
    body: bytes,
  })
}

type Text = NonNullable<DocumentState['published']['fr']>

export const newsText = (
  slug: string,
  fields: Record<string, unknown> = {},
  formerSlugs: string[] = [],
): Text => ({
  slug,
  fields: { title: `Title of ${slug}`, type: 'news', ...fields },
  formerSlugs,
})

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
