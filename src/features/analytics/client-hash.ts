import type { Edition } from '../../document/edition.ts'
import { isAllowed, watchDecision } from '../consent/consent.ts'

let known: string | null = null
let recorded: string | null = null
let stop: (() => void) | undefined

/** Tells analytics of the client who is signed in, by a hash of the e-mail address: once there is consent, and once. Null: nobody is. */
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
  // A page is not worse for what is not recorded of it.
  const tryIt = () => void record().catch(() => {})
  stop?.()
  stop = watchDecision(tryIt)
  tryIt()
}
