import type { Endpoint, PayloadRequest, TypedUser, Where } from 'payload'
import { isLanguage } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { countOpenComments } from '../comments/comment-rows.ts'
import { titleSeen } from '../dashboard/scheduled.ts'
import { jsonResponse, refusedCall, sentValues } from '../json-calls.ts'
import { publishAs } from '../scheduling/carry-out.ts'
import { openedDocument } from '../scheduling/document-calls.ts'
import type { ReadableDocument } from '../scheduling/schedule.ts'
import { siteMoment } from '../scheduling/site-clocks.ts'
import type { AuditedAction } from '../sign-in/audit-entries.ts'
import { recordDocument } from '../sign-in/document-entries.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { acquireLock, inTransaction } from '../transactions.ts'
import { may, mayReview } from '../users/access.ts'
import { languageName } from '../users/display-names.ts'
import type { Person } from '../users/person.ts'
import { personName } from '../users/person-name.ts'
import { scheduleObjection, schedulingRights } from '../users/scheduling-rights.ts'
import { type ListedVersion, versionsOf } from '../versions/publications.ts'
import {
  contentsOf,
  isApprovalNeeded,
  ofDocument,
  REVIEWS,
  type ReviewRow,
  type ReviewVerdict,
  rowsOfReviews,
} from './review-rows.ts'
import { reviewsTexts } from './texts.ts'

/** The review of a document in the language of its reader, and what the reader may do. */
export interface ReviewState {
  /** True if the site wants an approval. */
  readonly needed: boolean
  readonly mayRequest: boolean
  readonly mayDecide: boolean
  readonly languages: readonly { readonly code: Language; readonly name: string }[]
  /** True if all languages may be requested at once. */
  readonly all: boolean
  readonly review: null | {
    readonly id: number | string
    readonly state: Exclude<ReviewVerdict, 'replaced'>
    /** False once the document has changed. */
    readonly current: boolean
    readonly own: boolean
    readonly language: string | null
    readonly requester: string
    readonly requestedAt: string
    readonly note: string
    readonly decider: string
    readonly decidedAt: string
    readonly reason: string
    /** Open comments at fields of the document. */
    readonly openComments: number
    /** Page that compares the draft with what is on the site; null if nothing is. */
    readonly difference: string | null
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 2_000) : '')

const isSame = (one: ReviewRow['contents'], other: ReviewRow['contents'], language: Language | null) =>
  language === null
    ? JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
    : one[language] === other[language]

const latestOf = async (req: PayloadRequest, document: ReadableDocument): Promise<ReviewRow | undefined> =>
  (await rowsOfReviews(req, ofDocument(document), 1))[0]

/** Payload's comparison of the newest version with the public one of this language, or else of any. */
async function differenceOf(
  req: PayloadRequest,
  { collection, id }: ReadableDocument,
  language: Language | null,
): Promise<string | null> {
  const config = req.payload.collections[collection]?.config
  if (!config) return null
  const isOnTheSite = ({ onTheSite }: ListedVersion) =>
    language ? onTheSite.includes(language) : onTheSite.length > 0
  const shownNow = (await versionsOf(req, { config, id })).find(isOnTheSite)
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const { docs } = await req.payload.db.findVersions({ collection, where, limit: 1, pagination: false, req })
  if (!shownNow || !docs[0]) return null
  const compared = new URLSearchParams({
    locale: language ?? shownNow.onTheSite[0] ?? '',
    versionFrom: String(shownNow.id),
  })
  return `${req.payload.config.routes.admin}/collections/${collection}/${id}/versions/${docs[0].id}?${compared}`
}

async function shown(
  req: PayloadRequest,
  person: Person,
  document: ReadableDocument,
): Promise<ReviewState['review']> {
  const row = await latestOf(req, document)
  if (!row || row.state === 'replaced') return null
  const uiLanguage = interfaceLanguage(req)
  const when = (iso: string | null | undefined) =>
    iso ? siteMoment(Date.parse(iso), document.site, uiLanguage) : ''
  const language = row.language ?? null
  return {
    id: row.id,
    state: row.state,
    current: isSame(row.contents, await contentsOf(req, document, { draft: true }), language),
    own: row.requestedBy === String(person.id),
    language: language && languageName(language, uiLanguage),
    requester: row.requester,
    requestedAt: when(row.createdAt),
    note: row.note ?? '',
    decider: row.decider ?? '',
    decidedAt: when(row.decidedAt),
    reason: row.reason ?? '',
    openComments: await countOpenComments(req, document),
    difference: row.state === 'requested' ? await differenceOf(req, document, language) : null,
  }
}

/** GET `/api/reviews/of?collection=&id=`: the review of a document. */
const state: Endpoint = {
  path: '/of',
  method: 'get',
  handler: async (req) => {
    const { person, document } = await openedDocument(req, Object.fromEntries(req.searchParams))
    const { site } = document
    const needed = await isApprovalNeeded(req, site)
    const { languages, all } = schedulingRights(person, site)
    const uiLanguage = interfaceLanguage(req)
    return jsonResponse({
      needed,
      mayRequest: may(person, 'text', { site }),
      mayDecide: mayReview(person, site),
      languages: languages.map((code) => ({ code, name: languageName(code, uiLanguage) })),
      all,
      review: needed ? await shown(req, person, document) : null,
    } satisfies ReviewState)
  },
}

const lockReview = (req: PayloadRequest, { collection, id }: ReadableDocument) =>
  acquireLock(req, `review ${collection} ${Number(id)}`)

const audited = (
  req: PayloadRequest,
  event: AuditedAction['event'],
  { collection, id, site }: ReadableDocument,
  language: Language | null,
) => recordDocument(req, { event, collection, document: { id, site }, languages: language ? [language] : [] })

/** POST `/api/reviews/request` with `{collection, id, language, note}`: replaces an open request. */
const request: Endpoint = {
  path: '/request',
  method: 'post',
  handler: async (req) => {
    const body = await sentValues(req)
    const { person, document, user } = await openedDocument(req, body)
    const uiLanguage = interfaceLanguage(req)
    const t = reviewsTexts.t(uiLanguage)
    const language = isLanguage(body.language) ? body.language : null
    const objection = scheduleObjection(person, document.site, language)
    if (objection) throw refusedCall(objection(uiLanguage), 403)
    if (!(await isApprovalNeeded(req, document.site))) throw refusedCall(t('notNeeded'), 409)
    const title = await titleSeen(req, document, uiLanguage)
    await inTransaction(req.payload, async (own) => {
      await lockReview(own, document)
      const open = { and: [ofDocument(document), { state: { equals: 'requested' } }] }
      for (const { id } of await rowsOfReviews(own, open))
        await own.payload.db.updateOne({
          collection: REVIEWS,
          where: { id: { equals: id } },
          data: { state: 'replaced' },
          req: own,
        })
      await own.payload.db.create({
        collection: REVIEWS,
        data: {
          source: document.collection,
          document: document.id,
          title,
          site: document.site,
          language,
          contents: await contentsOf(own, document, { draft: true }),
          state: 'requested',
          note: textIn(body.note),
          requestedBy: String(person.id),
          requester: personName(user),
        },
        req: own,
      })
    })
    await audited(req, 'review.requested', document, language)
    return jsonResponse({ message: t('done.requested') }, 201)
  },
}

interface Verdict {
  readonly row: ReviewRow
  readonly state: 'approved' | 'sentBack'
  readonly reason: string
  readonly publishes: boolean
}

async function record(
  own: PayloadRequest,
  document: ReadableDocument,
  user: TypedUser,
  { row, state: verdict, reason, publishes }: Verdict,
): Promise<void> {
  const { payload } = own
  await payload.db.updateOne({
    collection: REVIEWS,
    where: { id: { equals: row.id } },
    data: {
      state: verdict,
      reason,
      decidedBy: String(user.id),
      decider: personName(user),
      decidedAt: new Date().toISOString(),
    },
    req: own,
  })
  const { collection, id } = document
  if (publishes)
    await publishAs(own, user, { type: 'publish', locale: row.language ?? null }, { collection, id })
}

/**
 * POST `/api/reviews/decide` with `{collection, id, review, decision, reason}`; `decision` is `approve`,
 * `publish` (approve and publish) or `sendBack`, which needs a reason. Nobody decides on an own request, and
 * only on the version that was requested.
 */
const decide: Endpoint = {
  path: '/decide',
  method: 'post',
  handler: async (req) => {
    const body = await sentValues(req)
    const { person, document, user } = await openedDocument(req, body)
    const uiLanguage = interfaceLanguage(req)
    const t = reviewsTexts.t(uiLanguage)
    if (!mayReview(person, document.site)) throw refusedCall(t('notReviewer'), 403)
    const { decision } = body
    if (decision !== 'approve' && decision !== 'publish' && decision !== 'sendBack')
      throw refusedCall(t('notDone'), 400)
    const reason = textIn(body.reason)
    if (decision === 'sendBack' && !reason) throw refusedCall(t('reasonMissing'), 400)
    const language = await inTransaction(
      req.payload,
      async (own) => {
        await lockReview(own, document)
        const row = await latestOf(own, document)
        if (row?.state !== 'requested' || String(row.id) !== String(body.review))
          throw refusedCall(t('gone'), 409)
        if (row.requestedBy === String(person.id)) throw refusedCall(t('ownRequest'), 403)
        const now = await contentsOf(own, document, { draft: true })
        if (decision !== 'sendBack' && !isSame(row.contents, now, row.language ?? null))
          throw refusedCall(t('changed'), 409)
        const verdict = decision === 'sendBack' ? 'sentBack' : 'approved'
        await record(own, document, user, { row, state: verdict, reason, publishes: decision === 'publish' })
        return row.language ?? null
      },
      uiLanguage,
    )
    await audited(req, decision === 'sendBack' ? 'review.sent-back' : 'review.approved', document, language)
    return jsonResponse({ message: t(`done.${decision}`) })
  },
}

export const reviewCalls: Endpoint[] = [state, request, decide]
