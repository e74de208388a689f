import type { AuditEvent, AuditEventName, AuditLog } from '@marquee/kit/audit/audit-log.ts'
import type { SiteId } from '#config/sites.ts'
import type { Account } from './accounts.ts'
import type { AccountStore } from './store/account-tables.ts'
import { clientAddress, clientById } from './store/clients.ts'

interface About extends Partial<Pick<AuditEvent, 'outcome' | 'subject' | 'details'>> {
  /** The other address of a change. */
  readonly other?: string
}

/** Tells the audit log what a client did, who appears as the key of an e-mail address. */
export type NoteClient = (
  site: SiteId,
  email: string | null | undefined,
  event: AuditEventName,
  about?: About,
) => Promise<void>

export function clientEvents({ record, clientKey }: Pick<AuditLog, 'record' | 'clientKey'>): NoteClient {
  const keyOf = (site: SiteId, email: string | null | undefined) => (email ? clientKey(site, email) : null)
  return (site, email, event, { other, ...about } = {}) =>
    record({
      event,
      outcome: 'done',
      actor: 'client',
      site,
      person: keyOf(site, email),
      ...about,
      ...(other === undefined ? {} : { target: keyOf(site, other) }),
    })
}

export async function addressOf({ store }: { readonly store: AccountStore }, site: SiteId, id: string) {
  const client = await clientById(store.read, site, id)
  return client && clientAddress(client)
}

export const noteConsents = (
  { note }: { readonly note: NoteClient },
  { site, email, newsletter, mailConsent }: Account,
): Promise<void> => note(site, email, 'consent.changed', { details: { newsletter, mailConsent } })
