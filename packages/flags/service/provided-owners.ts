import { randomUUID } from 'node:crypto'
import { losesIn } from '@marquee/identity/staff/staff-roles.ts'
import { nameKey, shownName } from '@marquee/identity/typed-names.ts'
import type { RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { withAdvisoryLock } from '@marquee/kit/database/advisory-lock.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { ProvidedOwner, ProviderSignIn } from './flag-owners.ts'
import type { FlagOwner } from './flag-service.ts'
import { type OwnerParts, recordingBy } from './owner-parts.ts'
import { EMBEDDED_ISSUER } from './owner-provider.ts'
import type { FlagDatabase } from './store/flag-tables.ts'
import { deleteExpiredSessions, endOwnerSessions, startOwnerSession } from './store/owner-sessions.ts'
import {
  deleteOwner,
  insertOwner,
  knownSites,
  type OwnerRow,
  ownerById,
  ownerByName,
  ownerBySubject,
  toOwner,
  updateOwner,
} from './store/owners.ts'

const LONGEST = serviceLimits.flags.names

const rightsOf = ({ role, sites }: FlagOwner) => ({ role, sites: sites.join(' ') })

/** The embedded provider gives owners from before it their ids as subjects, so that history and scheduled changes stay theirs. */
async function knownOwner(
  db: FlagDatabase,
  { issuer, sub }: Pick<ProvidedOwner, 'issuer' | 'sub'>,
): Promise<OwnerRow | undefined> {
  const known = await ownerBySubject(db, issuer, sub)
  return known ?? (issuer === EMBEDDED_ISSUER ? ownerById(db, sub) : undefined)
}

/** The first name that no other owner has. */
async function freeName(db: FlagDatabase, names: readonly string[], id: string): Promise<string> {
  for (const each of names) {
    const name = shownName(each).slice(0, LONGEST)
    if (name === '') continue
    const other = await ownerByName(db, name)
    if (other === undefined || other.id === id) return name
  }
  return id
}

type Rights = NonNullable<ProvidedOwner['rights']>

/** Editors alone have sites: admins have access to all, viewers to none. */
const storedRights = ({ role, sites }: Rights) => ({
  role,
  sites: JSON.stringify(role === 'editor' ? knownSites(sites) : []),
})

async function saved(
  db: FlagDatabase,
  known: OwnerRow | undefined,
  { issuer, sub, names, rights }: ProvidedOwner & { readonly rights: Rights },
  at: string,
): Promise<OwnerRow> {
  const id = known?.id ?? (issuer === EMBEDDED_ISSUER ? sub : randomUUID())
  const name = await freeName(db, names, id)
  const change = { name, name_key: nameKey(name), ...storedRights(rights), issuer, subject: sub }
  if (known === undefined) {
    const row = { ...change, id, created_at: at, updated_at: at }
    await insertOwner(db, row)
    return row
  }
  const after = { ...known, ...change }
  if (JSON.stringify(after) !== JSON.stringify(known))
    await updateOwner(db, id, { ...change, updated_at: at })
  if (losesIn(toOwner(known), toOwner(after))) await endOwnerSessions(db, id)
  return after
}

/** Creates or updates the owner of a subject, whose rights are those of the provider, and starts a session. */
function signIn({ store, clock }: OwnerParts, provided: ProvidedOwner): Promise<ProviderSignIn> {
  const { issuer, sub, rights, names, idToken } = provided
  const now = secondsOf(clock())
  return withAdvisoryLock(store, 'flag-owners', async (db): Promise<ProviderSignIn> => {
    const known = await knownOwner(db, provided)
    const before = known ? toOwner(known) : null
    if (rights === null) {
      if (known) await endOwnerSessions(db, known.id)
      return { kind: 'noRole', name: before?.name ?? shownName(names[0] ?? sub).slice(0, LONGEST) }
    }
    const row = await saved(db, known, { ...provided, rights }, new Date(clock()).toISOString())
    await deleteExpiredSessions(db, now)
    const { hours } = serviceLimits.flags.session
    const { token, csrf } = await startOwnerSession(db, row.id, { now, hours, at: { issuer, idToken } })
    return { kind: 'in', token, session: { owner: toOwner(row), csrf, issuer, idToken }, before }
  })
}

/** Changes of a sign-in at the provider are recorded, then the sign-in. */
async function recordSignIn(result: ProviderSignIn, record: RecordAudit): Promise<void> {
  const details = { by: 'provider' }
  if (result.kind === 'noRole') {
    const { name: person } = result
    return record({ event: 'sign-in.role-missing', outcome: 'refused', actor: 'owner', person, details })
  }
  const { before, session } = result
  const { owner } = session
  const note = recordingBy(record)
  const rights = rightsOf(owner)
  const renamed = before !== null && before.name !== owner.name
  const isChanged = renamed || (before && JSON.stringify(rightsOf(before)) !== JSON.stringify(rights))
  if (before === null || isChanged)
    await note(owner, before === null ? 'owner.added' : 'owner.changed', {
      target: before?.name ?? owner.name,
      subject: owner.id,
      details: { ...rights, ...(before ? { renamed } : {}), ...details },
    })
  await note(owner, 'sign-in.succeeded', { details })
}

export async function signInProvidedOwner(
  parts: OwnerParts,
  provided: ProvidedOwner,
): Promise<ProviderSignIn> {
  const result = await signIn(parts, provided)
  await recordSignIn(result, parts.record)
  return result
}

/** Rights that the embedded provider changed between two sign-ins. Scheduled changes of an owner without any are not carried out. */
export const changeRights = (
  { store, clock }: OwnerParts,
  sub: string,
  rights: ProvidedOwner['rights'],
): Promise<void> =>
  withAdvisoryLock(store, 'flag-owners', async (db) => {
    const known = await knownOwner(db, { issuer: EMBEDDED_ISSUER, sub })
    if (known === undefined) return
    const after = rights && { ...known, ...storedRights(rights) }
    if (after === null || losesIn(toOwner(known), toOwner(after))) await endOwnerSessions(db, known.id)
    if (rights === null) return deleteOwner(db, known.id)
    await updateOwner(db, known.id, { ...storedRights(rights), updated_at: new Date(clock()).toISOString() })
  })
