import type { AuditEvent, RecordAudit } from '../audit/audit-log.ts'
import { auditedAuthor } from './audited-owners.ts'
import type { FlagReceiver, FlagReceivers } from './receivers/flag-receivers.ts'

const about = ({
  id,
  kind,
  name,
  place,
  sites,
  features,
}: FlagReceiver): Pick<AuditEvent, 'subject' | 'details'> => ({
  subject: id,
  details: {
    kind,
    name,
    // Whoever receives mails is a person.
    ...(kind !== 'mail' && { place }),
    sites: sites.join(' '),
    features: features.join(' '),
  },
})

export function createAuditedReceivers(receivers: FlagReceivers, record: RecordAudit): FlagReceivers {
  const known = async (id: string) => (await receivers.list()).find((each) => each.id === id)
  return {
    ...receivers,
    async add(receiver, by) {
      const result = await receivers.add(receiver, by)
      if (result.kind === 'added')
        await record({
          event: 'receiver.added',
          outcome: 'done',
          ...auditedAuthor(by),
          ...about(result.receiver),
        })
      return result
    },
    async test(id, by) {
      const receiver = await known(id)
      const isSent = await receivers.test(id, by)
      if (isSent && receiver)
        await record({ event: 'receiver.tested', outcome: 'done', ...auditedAuthor(by), ...about(receiver) })
      return isSent
    },
    async remove(id, by) {
      const receiver = await known(id)
      const isRemoved = await receivers.remove(id, by)
      if (isRemoved && receiver)
        await record({ event: 'receiver.removed', outcome: 'done', ...auditedAuthor(by), ...about(receiver) })
      return isRemoved
    },
  }
}
