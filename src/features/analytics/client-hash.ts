import type { Edition } from '../../document/edition.ts'
import { isAllowed, watchDecision } from '../consent/consent.ts'

let known: string | null = null
let recorded: string | null = null
let stop: (() => void) | undefined

/**
 * Sends the hash of the client's e-mail address to analytics, once, as soon as there is
 * consent. Null: signed out.
 */
export function notifyClientHash(emailHash: string | null, edition: Pick<Edition, 'site'>): void {
  known = emailHash
  const record = async () => {
    if (!isAllowed('statistics')) recorded = null
    else if (known !== null && known !== recorded) {
      recorded = known
      const { recordClient } = await import('./record.ts')
      recordClient(recorded, edition)
    }
  }
  // A failure of analytics must not affect the page.
  const tryIt = () => void record().catch(() => {})
  stop?.()
  stop = watchDecision(tryIt)
  tryIt()
}
