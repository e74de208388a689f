import type { RecordAudit } from '../audit/audit-log.ts'
import type { FlagOwners, ProviderSignIn } from './flag-owners.ts'
import type { FlagOwner } from './flag-service.ts'
import { auditedAuthor } from './owner-parts.ts'
import { nameKey } from './store/owners.ts'

/** A name that no owner has may be a password in the wrong field: it is not recorded. */
async function knownName(owners: FlagOwners, typed: string): Promise<string | null> {
  const key = nameKey(typed)
  return (await owners.list()).find(({ name }) => nameKey(name) === key)?.name ?? null
}

const rightsOf = ({ role, sites }: FlagOwner) => ({ role, sites: sites.join(' ') })

/** What a sign-in at the provider changed, then the sign-in. */
async function recordProvided(result: ProviderSignIn, record: RecordAudit): Promise<void> {
  const at = { details: { by: 'provider' } }
  if (result.kind === 'noRole')
    return record({
      event: 'sign-in.role-missing',
      outcome: 'refused',
      actor: 'owner',
      person: result.name,
      ...at,
    })
  const { before, session } = result
  const { owner } = session
  const by = { outcome: 'done', ...auditedAuthor(owner) } as const
  const rights = rightsOf(owner)
  const renamed = before !== null && before.name !== owner.name
  const isChanged = renamed || (before && JSON.stringify(rightsOf(before)) !== JSON.stringify(rights))
  if (before === null || isChanged)
    await record({
      event: before === null ? 'owner.added' : 'owner.changed',
      ...by,
      target: before?.name ?? owner.name,
      subject: owner.id,
      details: { ...rights, ...(before ? { renamed } : {}), ...at.details },
    })
  await record({ event: 'sign-in.succeeded', ...by, ...at })
}

function auditedSignIn(
  owners: FlagOwners,
  record: RecordAudit,
): Pick<FlagOwners, 'signIn' | 'signInProvided' | 'signOut' | 'endProvided'> {
  return {
    async signInProvided(owner) {
      const result = await owners.signInProvided(owner)
      await recordProvided(result, record)
      return result
    },
    async endProvided(who) {
      const ended = await owners.endProvided(who)
      for (const { name: person } of ended)
        await record({
          event: 'sign-in.ended',
          outcome: 'done',
          actor: 'owner',
          person,
          details: { by: 'provider' },
        })
      return ended
    },
    async signIn(...input) {
      const result = await owners.signIn(...input)
      const person = result.kind === 'in' ? result.session.owner.name : await knownName(owners, input[0])
      const by = { actor: 'owner', person } as const
      if (result.kind === 'in') await record({ event: 'sign-in.succeeded', outcome: 'done', ...by })
      if (result.kind === 'wrong') await record({ event: 'sign-in.failed', outcome: 'refused', ...by })
      if (result.kind === 'wait') await record({ event: 'sign-in.locked', outcome: 'refused', ...by })
      return result
    },
    async signOut(token) {
      const session = await owners.session(token)
      await owners.signOut(token)
      if (session)
        await record({ event: 'sign-in.ended', outcome: 'done', actor: 'owner', person: session.owner.name })
    },
  }
}

export function createAuditedOwners(owners: FlagOwners, record: RecordAudit): FlagOwners {
  const nameOf = async (id: string) => (await owners.list()).find((owner) => owner.id === id)?.name ?? null
  return {
    ...owners,
    ...auditedSignIn(owners, record),
    async add(owner, by) {
      const result = await owners.add(owner, by)
      if (result.kind === 'done')
        await record({
          event: 'owner.added',
          outcome: 'done',
          ...auditedAuthor(by),
          target: result.owner.name,
          subject: result.owner.id,
          details: rightsOf(result.owner),
        })
      return result
    },
    async change(id, change, by) {
      const before = await nameOf(id)
      const result = await owners.change(id, change, by)
      if (result.kind === 'done')
        await record({
          event: 'owner.changed',
          outcome: 'done',
          ...auditedAuthor(by),
          target: before,
          subject: id,
          details: {
            ...rightsOf(result.owner),
            renamed: result.owner.name !== before,
            password: change.password !== undefined,
          },
        })
      return result
    },
    async remove(id, by) {
      const result = await owners.remove(id, by)
      if (result.kind === 'done')
        await record({
          event: 'owner.removed',
          outcome: 'done',
          ...auditedAuthor(by),
          target: result.owner.name,
          subject: id,
        })
      return result
    },
    async changePassword(owner, ...input) {
      const result = await owners.changePassword(owner, ...input)
      const isRefused = result.kind === 'refused' && ['wrongPassword', 'tooManyTries'].includes(result.why)
      if (result.kind === 'done' || isRefused)
        await record({
          event: 'owner.password-changed',
          outcome: isRefused ? 'refused' : 'done',
          ...auditedAuthor(owner),
          subject: owner.id,
        })
      return result
    },
  }
}
