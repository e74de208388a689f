import { secondsOf } from '../database/epoch-seconds.ts'
import { type AccountParts, countedMails, countOrWait, postLink } from './account-parts.ts'
import type { Accounts } from './accounts.ts'
import { addressFaults, emailOf, hasFaults } from './form-faults.ts'
import { notifyOwner } from './registering.ts'
import { clientByEmail, lockClient, updateClient } from './store/clients.ts'
import { closeLinks } from './store/links.ts'

/** Only for addresses not yet confirmed. Open links to the previous address are closed. */
export function createChangingAddress(parts: AccountParts): Pick<Accounts, 'changeAddress'> {
  const { store, clock } = parts
  return {
    async changeAddress(place, account, typed, requester) {
      const { site } = place
      const email = emailOf(typed)
      const faults = addressFaults(email)
      if (hasFaults(faults)) return { kind: 'invalid', faults }
      const counted = countedMails(site, account, requester)
      const wait = await store.transaction(async (db) => {
        const client = await lockClient(db, store, site, account)
        if (!client || client.password === null || client.email_verified_at !== null) return 0
        const now = clock()
        const seconds = await countOrWait(db, counted, secondsOf(now))
        if (seconds > 0) return seconds
        const owner = await clientByEmail(db, site, email)
        if (owner && owner.id !== account) {
          await notifyOwner(parts, db, place, email)
          return 0
        }
        await closeLinks(db, site, account, 'confirm', secondsOf(now))
        const changed = await updateClient(db, site, account, { email }, now)
        if (changed) await postLink(parts, db, place, changed, 'confirm')
        return 0
      })
      parts.wakeMails()
      return wait > 0 ? { kind: 'tooMany', retryAfterSeconds: wait } : { kind: 'sent' }
    },
  }
}
