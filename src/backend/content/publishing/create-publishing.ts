import { Webhook } from 'standardwebhooks'
import { DOCUMENTS_PATH, MEDIA_PATH } from '../../../../content-models/document-state.ts'
import { requestBytes } from '../../../api/request-bytes.ts'
import { type AcceptedState, acceptState } from './accept-state.ts'
import type { PublishingIssue } from './plain-issues.ts'
import { StateRefusedError } from './publication.ts'
import { mediaFaults, mediaTypeOf, type PublishedPicture, readMedia, storeMedia } from './published-media.ts'
import { answerOf, type PublishingAnswer } from './publishing-answers.ts'
import { createPublishingFigures, type PublishingFigures } from './publishing-figures.ts'
import { type PublishingStore, storeState } from './store-state.ts'

export interface PublishingLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

export interface PublishingOptions {
  readonly store: PublishingStore
  /** What the content management system signs with. */
  readonly secret: string
  readonly clock?: () => Date
  readonly onError: (error: unknown, message: string) => void
  readonly log: PublishingLog
}

export interface Publishing {
  /** Answers POST of a document's state and PUT of a picture; 404 for any other path. */
  fetch(request: Request): Promise<Response>
  /** A picture of the editors by its name. */
  picture(name: string): Promise<PublishedPicture | undefined>
  figures(): PublishingFigures
}

const MEGABYTE = 1_048_576
const DOCUMENT_LIMIT = 2 * MEGABYTE
const MEDIA_LIMIT = 20 * MEGABYTE

/** What a message asks for, once it is known to be the system's own. */
interface Signed {
  readonly bytes: Buffer
  /** Seconds since the epoch at which it was signed. */
  readonly sentAt: number
}

/** The door by which a content management system publishes on every site of this process. */
export function createPublishing({ store, secret, clock = () => new Date(), onError, log }: PublishingOptions): Publishing {
  const webhook = new Webhook(Buffer.from(secret).toString('base64'))
  const { count, figures } = createPublishingFigures()

  /** The body, if the one who signed it knows the secret; else the refusal. */
  async function signed(request: Request, limit: number, payloadOf: (bytes: Buffer) => Promise<string>): Promise<Signed | PublishingAnswer> {
    const headers = Object.fromEntries(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, request.headers.get(name) ?? '']),
    )
    const refused = (reason: string): PublishingAnswer => {
      log.warn({ reason, message: headers['webhook-id'] }, 'a publishing message was refused')
      return { result: 'unsigned' }
    }
    if (Object.values(headers).includes('')) return refused('Missing required headers')
    if (Number(request.headers.get('content-length') ?? 0) > limit) return { result: 'too-large' }
    const bytes = await requestBytes(request, limit)
    if (!bytes) return { result: 'too-large' }
    try {
      webhook.verify(await payloadOf(bytes), headers, { jsonParse: false })
    } catch (error) {
      return refused(error instanceof Error ? error.message : 'Unknown')
    }
    return { bytes, sentAt: Number(headers['webhook-timestamp']) }
  }

  async function document(request: Request): Promise<PublishingAnswer> {
    if (request.method !== 'POST') return { result: 'method', allow: 'POST' }
    if (!isType(request, 'application/json')) return { result: 'type', expected: 'application/json' }
    const message = await signed(request, DOCUMENT_LIMIT, async (bytes) => bytes.toString())
    if ('result' in message) return message
    const state = acceptState(parsed(message.bytes))
    if (isRefusal(state)) return { result: 'invalid', issues: state }
    return storeDocument(state, message)
  }

  async function storeDocument(state: AcceptedState, { sentAt }: Signed): Promise<PublishingAnswer> {
    const { site, kind, id, revision, mode } = state
    try {
      const result = await storeState(store, state, clock().toISOString())
      const seconds = Math.max(0, clock().getTime() / 1_000 - sentAt)
      log.info({ site, kind, id, mode, revision, result, languages: Object.keys(state.published), seconds }, 'a document was published')
      return { result, seconds }
    } catch (error) {
      if (error instanceof StateRefusedError) return { result: 'invalid', issues: error.issues }
      throw error
    }
  }

  async function media(request: Request, name: string): Promise<PublishingAnswer> {
    if (request.method !== 'PUT') return { result: 'method', allow: 'PUT' }
    const type = mediaTypeOf(name)
    if (!type) return { result: 'invalid', issues: [{ path: 'name', message: 'must be a SHA-256 in hex and .jpg, .png, .webp or .avif' }] }
    if (!isType(request, type)) return { result: 'type', expected: type }
    const message = await signed(request, MEDIA_LIMIT, hexOf)
    if ('result' in message) return message
    const issues = mediaFaults(name, message.bytes, await hexOf(message.bytes))
    if (issues.length > 0) return { result: 'invalid', issues }
    return { result: await storeMedia(store, name, type, message.bytes, clock().toISOString()) }
  }

  return {
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const asked = pathname === DOCUMENTS_PATH ? document : pathname.startsWith(MEDIA_PATH) ? media : undefined
      if (!asked) return answerOf({ result: 'unknown' })
      const answer = await asked(request, pathname.slice(MEDIA_PATH.length)).catch((error: unknown): PublishingAnswer => {
        onError(error, 'what was published could not be stored')
        return { result: 'unavailable' }
      })
      count(answer)
      return answerOf(answer)
    },
    picture: (name) => readMedia(store, name),
    figures,
  }
}

const isRefusal = (read: AcceptedState | readonly PublishingIssue[]): read is readonly PublishingIssue[] => Array.isArray(read)

const isType = (request: Request, expected: string) => request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === expected

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

const hexOf = async (bytes: Buffer) => Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex')
