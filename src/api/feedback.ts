import { type Opinion, writeCalls } from './contract/writes.ts'
import { createWrite, csrfHeaders } from './write.ts'

/** Sends what the visitor thinks to the page's own host. Rejects where it is not kept. */
export function sendFeedback(language: string, opinion: Opinion): Promise<void> {
  const write = createWrite({ baseUrl: '', language, headers: async () => csrfHeaders() })
  return write(writeCalls.sendFeedback, {}, opinion)
}
