import type { Endpoint, PayloadRequest } from 'payload'
import { isLanguage } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { jsonResponse, refusedCall, sentValues } from '../json-calls.ts'
import { type OpenedDocument, openedDocument } from '../scheduling/document-calls.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { acquireLock, inTransaction } from '../transactions.ts'
import { may, siteHas } from '../users/access.ts'
import { personName } from '../users/person-name.ts'
import { COMMENTS, type CommentRow, commentsOf, rowsOfComments } from './comment-rows.ts'
import { type CommentedField, commentedField } from './commented-field.ts'
import { type CommentsState, commentsState } from './comments-state.ts'
import { LONGEST_COMMENT } from './longest-comment.ts'
import { commentsTexts } from './texts.ts'

/** Comments and replies of a document. */
const MOST = 200
const LONGEST_PLACE = 500

type Values = Readonly<Record<string, unknown>>
type Translated = ReturnType<typeof commentsTexts.t>

/** GET `/api/comments/of?collection=&id=`: the comments of a document, for those who may read it. */
const state: Endpoint = {
  path: '/of',
  method: 'get',
  handler: async (req) => {
    const opened = await openedDocument(req, Object.fromEntries(req.searchParams))
    return jsonResponse((await commentsState(req, opened)) satisfies CommentsState)
  },
}

/** The document of a call that changes its comments, with the texts of the user. */
async function commenting(req: PayloadRequest, body: Values) {
  const opened = await openedDocument(req, body)
  const t = commentsTexts.t(interfaceLanguage(req))
  if (!may(opened.person, 'text', { site: opened.document.site })) throw refusedCall(t('readOnly'), 403)
  return { ...opened, t }
}

/** Runs `work` while nobody else changes the comments of the document. */
const locked = (
  { payload }: PayloadRequest,
  { document }: OpenedDocument,
  work: (own: PayloadRequest, rows: readonly CommentRow[]) => Promise<void>,
) =>
  inTransaction(payload, async (own) => {
    await acquireLock(own, `comments ${document.collection} ${Number(document.id)}`)
    await work(own, await rowsOfComments(own, commentsOf(document)))
  })

function textIn(value: unknown, t: Translated): string {
  // PostgreSQL stores no NUL.
  const text = typeof value === 'string' ? value.replaceAll('\0', '').trim() : ''
  if (text === '') throw refusedCall(t('empty'), 400)
  if (text.length > LONGEST_COMMENT) throw refusedCall(t('long', { most: LONGEST_COMMENT }), 400)
  return text
}

const threadIn = (rows: readonly CommentRow[], id: unknown, t: Translated): CommentRow => {
  const first = rows.find((row) => !row.thread && String(row.id) === String(id))
  if (!first) throw refusedCall(t('missing'), 404)
  return first
}

function fieldAt(req: PayloadRequest, { document }: OpenedDocument, place: unknown) {
  const config = req.payload.collections[document.collection]?.config
  return config && typeof place === 'string' && place.length <= LONGEST_PLACE
    ? commentedField(config.flattenedFields, place, req.i18n)
    : undefined
}

function languageIn({ localized }: CommentedField, opened: OpenedDocument, { language }: Values) {
  if (!localized) return null
  return isLanguage(language) && siteHas(opened.document.site, language) ? language : undefined
}

/** The fields of a new thread beyond its first comment. */
function threadOf(req: PayloadRequest, opened: OpenedDocument, body: Values, t: Translated) {
  const field = fieldAt(req, opened, body.place)
  const language: Language | null | undefined = field && languageIn(field, opened, body)
  if (!field || language === undefined) throw refusedCall(t('noField'), 400)
  const label = field.labels.filter(Boolean).join(' › ')
  return { place: body.place, label, language, state: 'open' }
}

/**
 * POST `/api/comments/write` with `{collection, id, text}` and `{place, language}` for a comment at a field,
 * or `{thread}` for a reply. Of a field that all languages share, `language` is ignored.
 */
const write: Endpoint = {
  path: '/write',
  method: 'post',
  handler: async (req) => {
    const body = await sentValues(req)
    const { t, ...opened } = await commenting(req, body)
    const text = textIn(body.text, t)
    const isReply = body.thread !== undefined
    const beginning = isReply ? {} : threadOf(req, opened, body, t)
    const { collection: source, id: document } = opened.document
    await locked(req, opened, async (own, rows) => {
      if (rows.length >= MOST) throw refusedCall(t('many', { most: MOST }), 409)
      const first = isReply ? threadIn(rows, body.thread, t) : undefined
      if (first?.state === 'resolved') throw refusedCall(t('isResolved'), 409)
      const by = { author: String(opened.person.id), authorName: personName(opened.user) }
      const thread = first ? { thread: String(first.id) } : beginning
      await own.payload.db.create({
        collection: COMMENTS,
        data: { source, document, text, ...by, ...thread },
        req: own,
      })
    })
    return jsonResponse({ message: t(isReply ? 'done.replied' : 'done.written') }, 201)
  },
}

/** POST `/api/comments/settle` with `{collection, id, thread, resolved}`: resolves a thread, or opens it again. */
const settle: Endpoint = {
  path: '/settle',
  method: 'post',
  handler: async (req) => {
    const body = await sentValues(req)
    const { t, ...opened } = await commenting(req, body)
    const resolved = body.resolved === true
    await locked(req, opened, async (own, rows) => {
      await own.payload.db.updateOne({
        collection: COMMENTS,
        where: { id: { equals: threadIn(rows, body.thread, t).id } },
        data: resolved
          ? { state: 'resolved', resolver: personName(opened.user) }
          : { state: 'open', resolver: null },
        req: own,
      })
    })
    return jsonResponse({ message: t(resolved ? 'done.resolved' : 'done.reopened') })
  },
}

/**
 * POST `/api/comments/remove` with `{collection, id, comment}`: deletes an own comment, as an administrator
 * any. The first one of a thread with replies leaves an empty text.
 */
const remove: Endpoint = {
  path: '/remove',
  method: 'post',
  handler: async (req) => {
    const body = await sentValues(req)
    const { t, ...opened } = await commenting(req, body)
    await locked(req, opened, async (own, rows) => {
      const row = rows.find(({ id, text }) => text && String(id) === String(body.comment))
      if (!row) throw refusedCall(t('missing'), 404)
      if (row.author !== String(opened.person.id) && opened.person.role !== 'admin')
        throw refusedCall(t('notOwn'), 403)
      const others = rows.filter(
        ({ id, thread }) => id !== row.id && thread === (row.thread ?? String(row.id)),
      )
      const first = rows.find(({ id }) => String(id) === row.thread)
      const gone = first && !first.text && others.length === 0 ? [row.id, first.id] : [row.id]
      const { db } = own.payload
      if (!row.thread && others.length > 0)
        await db.updateOne({
          collection: COMMENTS,
          where: { id: { equals: row.id } },
          data: { text: null },
          req: own,
        })
      else await db.deleteMany({ collection: COMMENTS, where: { id: { in: gone } }, req: own })
    })
    return jsonResponse({ message: t('done.deleted') })
  },
}

export const commentCalls: Endpoint[] = [state, write, settle, remove]
