import type { PayloadRequest } from 'payload'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { COMMENTS, type CommentRow, rowsOfComments } from '../comments/comment-rows.ts'
import { isNamedIn } from '../comments/mentions.ts'
import { isRecord } from '../content/document-value.ts'
import { type ScheduledJob, scheduledJobs } from '../outbox/scheduled-jobs.ts'
import { type ReviewRow, rowsOfReviews } from '../reviews/review-rows.ts'
import { reviewsTexts } from '../reviews/texts.ts'
import { rowsOf } from '../rows.ts'
import { siteMoment } from '../scheduling/site-clocks.ts'
import { mayReview, sitesOf } from '../users/access.ts'
import { type Person, personOf } from '../users/person.ts'
import { personName } from '../users/person-name.ts'
import { changesSeen, documentsSeen } from './scheduled.ts'
import { dashboardTexts } from './texts.ts'

/** Open threads that are looked through, the newest first. */
const MOST_THREADS = 200
const EXCERPT = 120

/** A document that waits for its reader, and why. */
export interface ForMe {
  readonly collection: string
  readonly id: number | string
  readonly site: SiteId
  readonly title: string
  readonly language: Language | null
  /** Instant. */
  readonly at: string
  readonly why: string
}

interface Reader {
  readonly req: PayloadRequest
  readonly person: Person
  readonly uiLanguage: Language
}

const excerptOf = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text)

const reviewed = ({ source, document, title, site, language }: ReviewRow) => ({
  collection: source,
  id: document,
  site,
  title: title || document,
  language: language ?? null,
})

/** Requests that the reader may decide, and own ones that were sent back and not requested again. */
async function reviewsFor({ req, person, uiLanguage }: Reader): Promise<ForMe[]> {
  const [t, tReviews] = [dashboardTexts.t(uiLanguage), reviewsTexts.t(uiLanguage)]
  const rows = await rowsOfReviews(req, {
    and: [{ state: { not_equals: 'replaced' } }, { site: { in: [...sitesOf(person)] } }],
  })
  const newest = [...Map.groupBy(rows, ({ source, document }) => `${source} ${document}`).values()]
  return newest.flatMap(([row]): ForMe[] => {
    if (!row) return []
    const isOwn = row.requestedBy === String(person.id)
    const { requester: name, createdAt: at, decidedAt, reason } = row
    if (row.state === 'requested' && !isOwn && mayReview(person, row.site)) {
      const when = siteMoment(Date.parse(at), row.site, uiLanguage)
      return [
        { ...reviewed(row), at, why: `${tReviews('waiting')}. ${tReviews('requestedBy', { name, when })}` },
      ]
    }
    if (row.state !== 'sentBack' || !isOwn) return []
    const why = t('sentBack', { name: row.decider ?? '', text: excerptOf(reason ?? '') })
    return [{ ...reviewed(row), at: decidedAt ?? at, why }]
  })
}

/** Why an open thread is the reader's turn: a mention, a reply, or a comment on a document that the reader wrote last. */
function turnOf(
  thread: readonly CommentRow[],
  { person, name, isWriter }: { readonly person: Person; readonly name: string; readonly isWriter: boolean },
): { readonly reason: 'mentioned' | 'replied' | 'commented'; readonly row: CommentRow } | undefined {
  const last = thread.at(-1)
  const isOwn = ({ author }: CommentRow) => author === String(person.id)
  if (!last || isOwn(last)) return undefined
  const since = thread.slice(thread.findLastIndex(isOwn) + 1)
  const mention = since.findLast(({ text }) => isNamedIn(text ?? '', name))
  if (mention) return { reason: 'mentioned', row: mention }
  if (thread.some(isOwn)) return { reason: 'replied', row: last }
  return isWriter ? { reason: 'commented', row: last } : undefined
}

async function commentsFor({ req, person, uiLanguage }: Reader): Promise<ForMe[]> {
  const t = dashboardTexts.t(uiLanguage)
  const open = { where: { state: { equals: 'open' } }, sort: ['-createdAt', '-id'], limit: MOST_THREADS }
  const firsts = await rowsOf<CommentRow>(req, COMMENTS, open)
  const replies = await rowsOfComments(req, { thread: { in: firsts.map(({ id }) => String(id)) } })
  const documents = firsts.map(({ source, document }) => ({ collection: source, id: document }))
  const seen = await documentsSeen(req, documents, uiLanguage)
  const name = personName(req.user)
  return firsts.flatMap((first): ForMe[] => {
    const document = seen.get(`${first.source} ${first.document}`)
    if (!document) return []
    const thread = [first, ...replies.filter((each) => each.thread === String(first.id))]
    const turn = turnOf(thread, { person, name, isWriter: document.writers.includes(name) })
    if (!turn) return []
    const { authorName, text, createdAt: at } = turn.row
    const why = t(turn.reason, { name: authorName, text: excerptOf(text ?? '') })
    const { collection, id, site, title } = document
    return [{ collection, id, site, title, language: first.language ?? null, at, why }]
  })
}

const plannerOf = ({ input: { user } }: ScheduledJob): unknown => (isRecord(user) ? user.value : user)

/** Own plans that failed, until somebody puts them away. */
async function plansFor({ req, person, uiLanguage }: Reader): Promise<ForMe[]> {
  const t = dashboardTexts.t(uiLanguage)
  const failed = (await scheduledJobs(req, { failed: true })).filter(
    (job) => job.hasError && String(plannerOf(job)) === String(person.id),
  )
  return (await changesSeen(req, failed, uiLanguage)).map(
    ({ collection, id, site, title, language, at }) => ({
      collection,
      id,
      site,
      title,
      language,
      at,
      why: t('planFailed', { when: siteMoment(Date.parse(at), site, uiLanguage) }),
    }),
  )
}

/** Items that wait for the user, the newest first. Each ends by itself: with an answer, a decision or a new plan. */
export async function forMe(req: PayloadRequest, uiLanguage: Language): Promise<ForMe[]> {
  const person = personOf(req.user)
  if (!person) return []
  const reader = { req, person, uiLanguage }
  const all = await Promise.all([reviewsFor(reader), commentsFor(reader), plansFor(reader)])
  return all.flat().sort((one, other) => other.at.localeCompare(one.at))
}
