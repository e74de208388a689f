import { type Opinion, writeCalls } from './contract/writes.ts'
import { createWrite, csrfHeaders } from './write.ts'

/** Sends an opinion to the page's own host. Rejects if it is not stored. */
export function sendFeedback(language: string, opinion: Opinion): Promise<void> {
  const write = createWrite({ baseUrl: '', language, headers: async () => csrfHeaders() })
  return write(writeCalls.sendFeedback, {}, opinion)
}
