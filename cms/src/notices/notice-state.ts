import { languages } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { z } from '#models/zod.ts'
import { mailFaults } from '../outbox/site-client.ts'
import type { Within } from '../rows.ts'
import { preferenceOf, savePreference } from '../users/preferences.ts'
import { NOTICE_CHOICE } from './notice-choice-key.ts'

const STATE = 'notices-sent'

const choice = z.object({ off: z.boolean().default(false) }).catch({ off: false })

const fresh = { language: null, sent: [], fault: null }
const storedState = z
  .object({
    /** That of the interface when the person was last here; null before. */
    language: z.enum(languages).nullable(),
    /** Keys of the notices that the last mail had, and that were waiting then. */
    sent: z.array(z.string()),
    /** The reason why the last mail did not leave. */
    fault: z.enum(mailFaults).nullable(),
  })
  .catch(fresh)

export type NoticeState = z.output<typeof storedState>

export const areNoticesOff = async (within: Within, account: number | string): Promise<boolean> =>
  choice.parse(await preferenceOf(within, account, NOTICE_CHOICE)).off

export const noticeState = async (within: Within, account: number | string): Promise<NoticeState> =>
  storedState.parse(await preferenceOf(within, account, STATE))

export async function changeNoticeState(
  within: Within,
  account: number | string,
  change: Partial<NoticeState>,
): Promise<void> {
  await savePreference(within, account, STATE, { ...(await noticeState(within, account)), ...change })
}

/** Mails have the language of the interface. */
export async function noteLanguage(
  within: Within,
  account: number | string,
  language: Language,
): Promise<void> {
  if ((await noticeState(within, account)).language !== language)
    await changeNoticeState(within, account, { language })
}
