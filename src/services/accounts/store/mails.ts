import { randomUUID } from 'node:crypto'
import { leaseDue } from '@marquee/kit/delivery/delivery-queues.ts'
import type { Selectable } from 'kysely'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { Mail } from '../accounts.ts'
import type { WrittenMail } from '../ports.ts'
import type { AccountDatabase, AccountTables, MailGroup } from './account-tables.ts'

type MailRow = Selectable<AccountTables['mails']>

export interface DueMail extends Omit<WrittenMail, 'unsubscribe'> {
  readonly id: string
  readonly to: string
  readonly tries: number
  readonly unsubscribe: string | null
}

const toMail = (row: MailRow): Mail => ({
  id: row.id,
  site: row.site,
  language: row.language,
  to: row.recipient,
  subject: row.subject,
  text: row.text,
  html: row.html,
  createdAt: row.created_at,
  sentAt: row.sent_at,
})

interface QueuedFor {
  readonly site: MailGroup
  readonly language: Language
  /** Default: a new one. */
  readonly id?: string
}

/**
 * Runs in the transaction of the change that the mail reports, so that both are stored or neither. False: a mail with
 * this id was queued before. `now` in epoch milliseconds; the mail is sent `waitSeconds` later.
 */
export async function queueMail(
  db: AccountDatabase,
  { site, language, id = randomUUID() }: QueuedFor,
  to: string,
  mail: WrittenMail,
  now: number,
  waitSeconds: number,
): Promise<boolean> {
  const { subject, text, html, unsubscribe = null } = mail
  const created = {
    created_at: new Date(now).toISOString(),
    sent_at: null,
    tries: 0,
    next_try_at: Math.floor(now / 1_000) + waitSeconds,
  }
  const queued = await db
    .insertInto('mails')
    .values({ id, site, language, recipient: to, subject, text, html, unsubscribe, ...created })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return queued !== undefined
}

export async function listMails(db: AccountDatabase, site: SiteId): Promise<readonly Mail[]> {
  const rows = await db
    .selectFrom('mails')
    .where('site', '=', site)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(serviceLimits.accounts.outbox.shown)
    .selectAll()
    .execute()
  return rows.map(toMail)
}

/** `now` in epoch seconds. */
export async function leaseDueMail(db: AccountDatabase, now: number): Promise<DueMail | undefined> {
  const due = await leaseDue<MailRow>(db, 'mails', now)
  if (!due) return undefined
  const { id, recipient, subject, text, html, tries, unsubscribe } = due
  return { id, to: recipient, subject, text, html, tries, unsubscribe }
}

/** Erases the text of a sent mail: its links are secrets. */
export async function markSent(db: AccountDatabase, id: string, now: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: new Date(now).toISOString(), text: '', html: '', unsubscribe: null })
    .where('id', '=', id)
    .execute()
}
