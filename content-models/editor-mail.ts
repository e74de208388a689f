import { languages } from '#config/languages.ts'
import { z } from './zod.ts'

const text = z.string().min(1).max(2_000)
const page = z.url({ protocol: /^https?$/ }).max(2_000)

/** A mail to an editor in the reader's language, which the site puts into its outbox. */
export const wireEditorMail = z.object({
  language: z.enum(languages),
  to: z.email().max(254),
  /** The reader's. */
  name: text,
  subject: text,
  text,
  /** Documents, each with the reason why it is named. */
  documents: z.array(z.object({ label: text, href: page, text })).max(50),
  way: z.object({ label: text, href: page }),
  /** Text after the link. */
  after: text,
})

export type EditorMail = z.output<typeof wireEditorMail>

/** POST path for mails to editors, on every host of the site; signed as documents are, and identified by `webhook-id`. */
export const MAILS_PATH = '/publishing/mails'
