import { createHash } from 'node:crypto'
import { startRepeating } from '@marquee/kit/delivery/repeated.ts'
import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { createLocalReq, getLocalI18n, type Payload, type TypedUser } from 'payload'
import { COMMENTS } from '../comments/comment-rows.ts'
import type { CmsEnv } from '../env.ts'
import { JOBS } from '../outbox/scheduled-jobs.ts'
import { createSiteClient, type SiteClient } from '../outbox/site-client.ts'
import { limiterOf } from '../rate-limits.ts'
import { REVIEWS } from '../reviews/review-rows.ts'
import { rowsOf } from '../rows.ts'
import { workingLanguages } from '../users/access.ts'
import { personOf } from '../users/person.ts'
import { personName } from '../users/person-name.ts'
import { editorAccess, isBreakGlass } from '../users/sign-in-access.ts'
import { noticeMail } from './notice-mail.ts'
import { areNoticesOff, changeNoticeState, noticeState } from './notice-state.ts'
import { noticeKey, noticesFor } from './notices.ts'

const EVERY = 30_000
/** A person gets one mail in so many minutes. */
const ONE_MAIL = { most: 1, minutes: 5 }

type Account = TypedUser & Readonly<Record<string, unknown>> & { readonly email: string }
type Mails = Pick<SiteClient, 'sendMail'>

interface Changed {
  readonly updatedAt?: string
}

async function readerOf(payload: Payload, account: Account) {
  const person = personOf(account)
  if (!person) return undefined
  const state = await noticeState({ payload }, person.id)
  const language = state.language ?? workingLanguages(person)[0] ?? 'en'
  const i18n = await getLocalI18n({ config: payload.config, language })
  const user: TypedUser = { ...account, collection: 'users' }
  return { id: person.id, state, language, req: await createLocalReq({ user, req: { i18n } }, payload) }
}

/** Sends what the person has not been told yet. Resolves with true if something is left. */
async function sendTo(payload: Payload, mails: Mails, account: Account): Promise<boolean> {
  const reader = await readerOf(payload, account)
  if (!reader) return false
  const { id, req, language, state } = reader
  const all = await noticesFor(req, language)
  const [first, ...others] = all.filter((notice) => !state.sent.includes(noticeKey(notice)))
  if (!first) return false
  const sent = all.map(noticeKey)
  if (await areNoticesOff({ payload }, id)) {
    await changeNoticeState({ payload }, id, { sent, fault: null })
    return false
  }
  const attempt = attemptAt('mails to editors', ONE_MAIL, String(id))
  if (await limiterOf(payload).take(attempt)) return true
  const mail = noticeMail(req, { to: account.email, name: personName(account) }, language, [first, ...others])
  const messageId = createHash('sha256')
    .update([id, ...sent.toSorted()].join('\n'))
    .digest('hex')
  const outcome = await mails.sendMail(mail, messageId)
  if (outcome === 'taken') {
    await changeNoticeState({ payload }, id, { sent, fault: null })
    return false
  }
  payload.logger.warn({ account: id, reason: outcome, msg: 'A mail to an editor did not leave' })
  // A site that is back gets the mail at once, and one without a mail server is asked every few minutes.
  if (outcome === 'unreachable') await limiterOf(payload).giveBack(attempt)
  const isLost = outcome === 'refused'
  await changeNoticeState({ payload }, id, { fault: outcome, ...(isLost && { sent }) })
  return !isLost
}

/** Changes with every comment, review and plan that failed. */
async function newestChanges(payload: Payload): Promise<string> {
  const newest = { sort: ['-updatedAt'], limit: 1 }
  const rows = await Promise.all([
    rowsOf<Changed>({ payload }, COMMENTS, newest),
    rowsOf<Changed>({ payload }, REVIEWS, newest),
    rowsOf<Changed>({ payload }, JOBS, { ...newest, where: { hasError: { equals: true } } }),
  ])
  return JSON.stringify(rows.map(([row]) => row?.updatedAt))
}

interface Notifier {
  /** Sends what is new, and what is left of earlier. */
  look(): Promise<void>
}

/** Mails people what waits for them. Several processes may share one database. */
export function createNotifier(payload: Payload, env: CmsEnv, mails: Mails): Notifier {
  const access = editorAccess(env)
  let seen: string | undefined
  return {
    async look() {
      const newest = await newestChanges(payload)
      if (newest === seen) return
      let isLeft = false
      for (const account of await rowsOf<Account>({ payload }, 'users'))
        if (!isBreakGlass(access, account)) isLeft = (await sendTo(payload, mails, account)) || isLeft
      seen = isLeft ? undefined : newest
    },
  }
}

export function startNotices(payload: Payload, env: CmsEnv): void {
  const notifier = createNotifier(payload, env, createSiteClient(env.siteUrl, env.publishingSecret))
  startRepeating(
    () =>
      notifier
        .look()
        .catch((err: unknown) => payload.logger.error({ err, msg: 'Mails to editors could not be sent' })),
    EVERY,
  )
}
