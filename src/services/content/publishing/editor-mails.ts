import { type EditorMail, wireEditorMail } from '#models/editor-mail.ts'
import { plainIssues } from './plain-issues.ts'
import type { PublishingResponse } from './publishing-responses.ts'

/** Puts a mail into the outbox of the site; `unsent` without a mail server. */
export type QueueEditorMail = (messageId: string, mail: EditorMail) => Promise<'stored' | 'known' | 'unsent'>

export async function acceptMail(
  queue: QueueEditorMail,
  messageId: string,
  body: unknown,
): Promise<PublishingResponse> {
  const read = wireEditorMail.safeParse(body)
  if (!read.success) return { result: 'invalid', issues: plainIssues(read.error) }
  return { result: await queue(messageId, read.data) }
}
