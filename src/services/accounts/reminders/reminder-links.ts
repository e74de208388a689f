import { createHash } from 'node:crypto'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { signatures, splitSigned } from '@marquee/kit/secrets/secrets.ts'
import type { SiteId } from '#config/sites.ts'

/** Equal for all reminders to an e-mail address or a device. */
export const recipientOf = (address: string): string =>
  createHash('sha256').update(address).digest('base64url')

type Purpose = 'confirm' | 'manage' | 'offer'

export interface ReminderLinks {
  sign(purpose: Purpose, site: SiteId, subject: string): string
  /** The subject; null for a token that is not ours. */
  read(purpose: Purpose, site: SiteId, token: string): string | null
  /** The page of the recipient's reminders, and the address that ends them all, or only one. */
  of(
    at: SiteRequest,
    recipient: string,
    only?: string,
  ): { readonly manageHref: string; readonly unsubscribe: string }
}

/** Tokens are signed instead of stored: they still end reminders once the one that was sent is deleted. */
export function reminderLinks(setting: string): ReminderLinks {
  const { sign: signatureOf, isSignature } = signatures(setting)
  const sign: ReminderLinks['sign'] = (purpose, site, subject) =>
    `${subject}.${signatureOf('reminder', purpose, site, subject)}`
  return {
    sign,
    read(purpose, site, token) {
      const [subject, signature] = splitSigned(token)
      return isSignature(signature, 'reminder', purpose, site, subject) ? subject : null
    },
    of({ site, origin, clientOrigin, language }, recipient, only) {
      const query = new URLSearchParams({ token: sign('manage', site, recipient) })
      const ended = new URLSearchParams([...query, ...(only === undefined ? [] : [['item', only]])])
      return {
        manageHref: `${clientOrigin}/${language}/reminders?${query}`,
        unsubscribe: `${origin}/api/client/reminders/end?${ended}`,
      }
    },
  }
}
