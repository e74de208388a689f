import type { RecordAudit } from '../audit/audit-log.ts'
import { auditedAuthor } from './audited-owners.ts'
import type { FlagTokens } from './flag-owners.ts'

export function createAuditedTokens(tokens: FlagTokens, record: RecordAudit): FlagTokens {
  return {
    ...tokens,
    async make(kind, name, by, days) {
      const made = await tokens.make(kind, name, by, days)
      if (made)
        await record({
          event: 'token.made',
          outcome: 'done',
          ...auditedAuthor(by),
          subject: made.entry.id,
          details: { kind, name: made.entry.name, expires: made.entry.expiresAt ?? '' },
        })
      return made
    },
    async revoke(id, by) {
      const revoked = (await tokens.list()).find((token) => token.id === id)
      const isDone = await tokens.revoke(id, by)
      if (isDone)
        await record({
          event: 'token.revoked',
          outcome: 'done',
          ...auditedAuthor(by),
          subject: id,
          details: revoked ? { kind: revoked.kind, name: revoked.name } : {},
        })
      return isDone
    },
  }
}
