import type { RecordAudit } from '../audit/audit-log.ts'
import type { OwnerFactors } from './owner-factors.ts'
import { auditedAuthor } from './owner-parts.ts'

export function createAuditedFactors(factors: OwnerFactors, record: RecordAudit): OwnerFactors {
  return {
    ...factors,
    async confirm(owner, ...input) {
      const result = await factors.confirm(owner, ...input)
      if (result.kind === 'done')
        await record({
          event: 'owner.factor-added',
          outcome: 'done',
          ...auditedAuthor(owner),
          subject: owner.id,
        })
      return result
    },
    async prove(owner, ...input) {
      const result = await factors.prove(owner, ...input)
      const isRight = result === 'right'
      await record({
        event: isRight ? 'sign-in.factor-passed' : 'sign-in.factor-failed',
        outcome: isRight ? 'done' : 'refused',
        ...auditedAuthor(owner),
      })
      return result
    },
    async newRecoveryCodes(owner) {
      const codes = await factors.newRecoveryCodes(owner)
      await record({
        event: 'owner.recovery-made',
        outcome: 'done',
        ...auditedAuthor(owner),
        subject: owner.id,
      })
      return codes
    },
    async removeApp(owner) {
      await factors.removeApp(owner)
      await record({
        event: 'owner.factor-removed',
        outcome: 'done',
        ...auditedAuthor(owner),
        subject: owner.id,
      })
    },
    async remove(id, by) {
      await factors.remove(id, by)
      await record({ event: 'owner.factor-removed', outcome: 'done', ...auditedAuthor(by), subject: id })
    },
    async endSession(owner, id) {
      await factors.endSession(owner, id)
      await record({ event: 'sign-in.ended', outcome: 'done', ...auditedAuthor(owner) })
    },
    async endOtherSessions(owner, token) {
      await factors.endOtherSessions(owner, token)
      await record({ event: 'sign-in.ended', outcome: 'done', ...auditedAuthor(owner) })
    },
  }
}
