import type { RecordAudit } from '../audit/audit-log.ts'
import type { FlagOwner } from './flag-service.ts'
import { auditedAuthor } from './owner-parts.ts'
import type { OwnerPasskeys } from './owner-passkeys.ts'

const details = { by: 'passkey' }

export function createAuditedPasskeys(passkeys: OwnerPasskeys, record: RecordAudit): OwnerPasskeys {
  const changed = (event: 'owner.passkey-added' | 'owner.passkey-removed', owner: FlagOwner) =>
    record({ event, outcome: 'done', ...auditedAuthor(owner), subject: owner.id })
  return {
    ...passkeys,
    async add(owner, ...input) {
      const result = await passkeys.add(owner, ...input)
      if (result.kind === 'done') await changed('owner.passkey-added', owner)
      return result
    },
    async remove(owner, id) {
      const isRemoved = await passkeys.remove(owner, id)
      if (isRemoved) await changed('owner.passkey-removed', owner)
      return isRemoved
    },
    async prove(owner, ...input) {
      const result = await passkeys.prove(owner, ...input)
      const isRight = result === 'right'
      await record({
        event: isRight ? 'sign-in.factor-passed' : 'sign-in.factor-failed',
        outcome: isRight ? 'done' : 'refused',
        ...auditedAuthor(owner),
        details,
      })
      return result
    },
    async signIn(...input) {
      const result = await passkeys.signIn(...input)
      const person = result.kind === 'in' ? result.session.owner.name : null
      const isIn = result.kind === 'in'
      await record({
        event: isIn ? 'sign-in.succeeded' : 'sign-in.passkey-failed',
        outcome: isIn ? 'done' : 'refused',
        actor: 'owner',
        person,
        details,
      })
      return result
    },
  }
}
