import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { type WantedReminder, writeCalls } from './contract/writes.ts'
import { createWrite, type Write } from './write.ts'

export type ReminderRefusal = 'invalid' | 'tooMany'

const refusals: Readonly<Record<number, ReminderRefusal>> = { 400: 'invalid', 429: 'tooMany' }

/** Sends to the page's own host, as a visitor whom it does not know. */
export const visitorWrite = (language: string): Write => createWrite({ baseUrl: '', language })

/** Undefined once it is stored. Rejects if it is not, for another reason than a refusal. */
export async function setReminder(
  write: Write,
  wanted: WantedReminder,
): Promise<ReminderRefusal | undefined> {
  try {
    await write(writeCalls.setReminder, {}, wanted)
    return undefined
  } catch (error) {
    const refusal = error instanceof UnavailableError ? refusals[error.status ?? 0] : undefined
    if (refusal === undefined) throw error
    return refusal
  }
}

export const endDeviceReminders = (write: Write, endpoint: string): Promise<void> =>
  write(writeCalls.endDeviceReminders, {}, { endpoint })
