import type { AuditLog } from '../../audit/audit-log.ts'
import type { Reminders } from './reminders.ts'

const consent = { event: 'consent.changed', outcome: 'done', actor: 'client', person: null } as const

interface WithReminders {
  readonly reminders?: Reminders | undefined
}

/** A visitor without an account appears without a name. */
export function auditedReminders(
  { reminders }: WithReminders,
  { record, clientKey }: Pick<AuditLog, 'record' | 'clientKey'>,
): WithReminders {
  if (!reminders) return {}
  return {
    reminders: {
      ...reminders,
      async request(...input) {
        const outcome = await reminders.request(...input)
        const [{ site }, { show, to }, , client] = input
        if (outcome.kind === 'waiting')
          await record({
            ...consent,
            site,
            person: client?.email ? clientKey(site, client.email) : null,
            subject: show,
            details: { reminder: to.channel, granted: true },
          })
        return outcome
      },
      async confirm(site, token) {
        const isDone = await reminders.confirm(site, token)
        if (isDone) await record({ ...consent, site, details: { reminder: 'mail', granted: true } })
        return isDone
      },
      async end(...input) {
        const isDone = await reminders.end(...input)
        if (isDone) await record({ ...consent, site: input[0], details: { reminder: 'all', granted: false } })
        return isDone
      },
    },
  }
}
