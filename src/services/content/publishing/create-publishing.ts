import type { RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { DOCUMENTS_PATH, MEDIA_PATH } from '#models/document-state.ts'
import { MAILS_PATH } from '#models/editor-mail.ts'
import type { Clock } from '#models/site-clock.ts'
import { type AcceptedState, acceptState } from './accept-state.ts'
import { acceptMail, type QueueEditorMail } from './editor-mails.ts'
import type { PublishingIssue } from './plain-issues.ts'
import { StateRefusedError } from './publication.ts'
import {
  announcedHash,
  isNamedBy,
  mediaFaults,
  mediaTypeOf,
  type PublishedPicture,
  readMedia,
  storeMedia,
  WRONG_NAME,
} from './published-media.ts'
import { createPublishingFigures, type PublishingFigures } from './publishing-figures.ts'
import { type PublishingResponse, toHttpResponse } from './publishing-responses.ts'
import { createReadSigned, type ReadSigned } from './signed-messages.ts'
import { type PublishingStore, storeState } from './store-state.ts'

export interface PublishingLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

export interface PublishingOptions {
  readonly store: PublishingStore
  /** Shared with the CMS, which signs with it. */
  readonly secret: string
  readonly queueMail: QueueEditorMail
  readonly record?: RecordAudit
  readonly clock?: Clock
  readonly onError: (error: unknown, message: string) => void
  readonly log: PublishingLog
}

export interface Publishing {
  /** Accepts POST of a document's state or a mail, and PUT of a picture; 404 for any other path. */
  fetch(request: Request): Promise<Response>
  picture(name: string): Promise<PublishedPicture | undefined>
  figures(): PublishingFigures
}

const MEGABYTE = 1_048_576
const DOCUMENT_LIMIT = 2 * MEGABYTE
const MEDIA_LIMIT = 20 * MEGABYTE
const MAIL_LIMIT = MEGABYTE / 4

export function createPublishing(options: PublishingOptions): Publishing {
  const { store, secret, queueMail, clock = Date.now, onError, log, record = async () => {} } = options
  const { count, figures } = createPublishingFigures()
  const readSigned = createReadSigned(secret, (reason, message) =>
    log.warn({ reason, message }, 'a publishing message was refused'),
  )
  const context: PublishingContext = { store, queueMail, clock, log, record, readSigned }
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const publishing =
        pathname === DOCUMENTS_PATH
          ? receiveDocument(context, request)
          : pathname === MAILS_PATH
            ? receiveMail(context, request)
            : pathname.startsWith(MEDIA_PATH)
              ? receivePicture(context, request, pathname)
              : undefined
      if (!publishing) return toHttpResponse({ result: 'unknown' })
      const response = await publishing.catch((error: unknown): PublishingResponse => {
        onError(error, 'what was published could not be stored')
        return { result: 'unavailable' }
      })
      count(response)
      if (response.result === 'unsigned')
        await record({ event: 'publication.refused', outcome: 'refused', actor: 'editor', person: null })
      return toHttpResponse(response)
    },
    picture: (name) => readMedia(store, name),
    figures,
  }
}

interface PublishingContext {
  readonly store: PublishingStore
  readonly queueMail: QueueEditorMail
  readonly clock: Clock
  readonly log: PublishingLog
  readonly record: RecordAudit
  readonly readSigned: ReadSigned
}

interface PostedJson {
  readonly body: unknown
  /** Epoch seconds. */
  readonly sentAt: number
}

async function postedJson(
  readSigned: ReadSigned,
  request: Request,
  limit: number,
): Promise<PostedJson | PublishingResponse> {
  if (request.method !== 'POST') return { result: 'method', allow: 'POST' }
  if (!isType(request, 'application/json')) return { result: 'type', expected: 'application/json' }
  const message = await readSigned(request, limit, 'body')
  if ('result' in message) return message
  const body = parsed(message.bytes)
  return body === undefined
    ? { result: 'invalid', issues: [{ path: '', message: 'is not JSON' }] }
    : { body, sentAt: message.sentAt }
}

async function receiveMail(
  { queueMail, readSigned }: PublishingContext,
  request: Request,
): Promise<PublishingResponse> {
  const message = await postedJson(readSigned, request, MAIL_LIMIT)
  return 'result' in message
    ? message
    : acceptMail(queueMail, request.headers.get('webhook-id') ?? '', message.body)
}

async function receiveDocument(
  { store, clock, log, record, readSigned }: PublishingContext,
  request: Request,
): Promise<PublishingResponse> {
  const message = await postedJson(readSigned, request, DOCUMENT_LIMIT)
  if ('result' in message) return message
  const state = acceptState(message.body)
  if (isRefusal(state)) return { result: 'invalid', issues: state }
  try {
    const result = await storeState(store, state, new Date(clock()).toISOString())
    const seconds = Math.max(0, clock() / 1_000 - message.sentAt)
    const { site, kind, id, revision, mode, published } = state
    log.info(
      { site, kind, id, mode, revision, result, languages: Object.keys(published), seconds },
      'a document was published',
    )
    if (result === 'stored')
      await record({
        event: 'publication.stored',
        outcome: 'done',
        actor: 'editor',
        person: null,
        site,
        subject: `${kind}/${id}`,
        details: { mode, revision, languages: Object.keys(published).join(' ') },
      })
    return { result, seconds }
  } catch (error) {
    if (error instanceof StateRefusedError) return { result: 'invalid', issues: error.issues }
    throw error
  }
}

async function receivePicture(
  { store, clock, readSigned }: PublishingContext,
  request: Request,
  pathname: string,
): Promise<PublishingResponse> {
  const name = pathname.slice(MEDIA_PATH.length)
  if (request.method !== 'PUT') return { result: 'method', allow: 'PUT' }
  const type = mediaTypeOf(name)
  if (!type)
    return {
      result: 'invalid',
      issues: [{ path: 'name', message: 'must be a SHA-256 in hex with .jpg, .png, .webp or .avif' }],
    }
  if (!isType(request, type)) return { result: 'type', expected: type }
  const hash = announcedHash(name, request.headers.get('content-digest'))
  if (hash !== undefined && !isNamedBy(name, hash)) return { result: 'invalid', issues: [WRONG_NAME] }
  const message = await readSigned(request, MEDIA_LIMIT, { hash })
  if ('result' in message) return message
  const issues = mediaFaults(name, message.bytes)
  if (issues.length > 0) return { result: 'invalid', issues }
  return { result: await storeMedia(store, name, type, message.bytes, new Date(clock()).toISOString()) }
}

const isRefusal = (read: AcceptedState | readonly PublishingIssue[]): read is readonly PublishingIssue[] =>
  Array.isArray(read)

const isType = (request: Request, expected: string) =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === expected

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
