import { createHash } from 'node:crypto'
import { type StaffMail, type StaffMails, staffMailFrame } from '@marquee/identity/staff/pages/staff-mails.ts'
import type { Language } from '#config/types.ts'
import type { EditorMail } from '#models/editor-mail.ts'
import { writtenMail } from '../account-area/mails/write-mail.server.tsx'
import type { Env } from '../server/env/env.ts'
import { queueMail } from '../services/accounts/store/mails.ts'
import type { QueueEditorMail } from '../services/content/publishing/editor-mails.ts'
import type { Store } from './open-store.ts'

type Sending = Pick<Env, 'SMTP_URL'>
type MailStore = Pick<Store, 'db'>
type Letter = StaffMail & Partial<Pick<EditorMail, 'documents'>>

const written = (language: Language, { frame, ...mail }: Letter) =>
  writtenMail(language, new URL(mail.way.href).origin, { ...mail, facts: [], more: null }, frame)

/** Mails of the staff identity. */
export const staffMailsOf = ({ SMTP_URL }: Sending, { db }: MailStore): StaffMails => ({
  sends: SMTP_URL !== undefined,
  async queue(language, to, mail) {
    if (SMTP_URL === undefined) return
    await queueMail(db, { site: 'staff', language }, to, written(language, mail), Date.now(), 0)
  },
})

/** Mails of the content management system; one with a known id is not queued again. */
export const editorMailsOf =
  ({ SMTP_URL }: Sending, { db }: MailStore): QueueEditorMail =>
  async (messageId, { language, to, name, ...body }) => {
    if (SMTP_URL === undefined) return 'unsent'
    const mail = { ...body, ...staffMailFrame(language, { name, host: new URL(body.way.href).host }) }
    const id = createHash('sha256').update(messageId).digest('hex')
    const group = { site: 'staff', language, id } as const
    return (await queueMail(db, group, to, written(language, mail), Date.now(), 0)) ? 'stored' : 'known'
  }
