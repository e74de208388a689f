import { randomUUID } from 'node:crypto'
import type { RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { withAdvisoryLock } from '@marquee/kit/database/advisory-lock.ts'
import { secondsOf } from '@marquee/kit/database/epoch-seconds.ts'
import { newToken } from '@marquee/kit/secrets/tokens.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { ProvidedOwner, ProviderSignIn } from './flag-owners.ts'
import { losesRights, sitesOf } from './owner-changes.ts'
import { type OwnerParts, recordingBy, rightsOf } from './owner-parts.ts'
import type { FlagDatabase } from './store/flag-store.ts'
import { deleteExpiredSessions, endOwnerSessions, startOwnerSession } from './store/owner-sessions.ts'
import {
  insertOwner,
  nameKey,
  type OwnerRow,
  ownerByName,
  ownerBySubject,
  shownName,
  toOwner,
  updateOwner,
} from './store/owners.ts'

const LONGEST = serviceLimits.flags.names

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

async function saved(
  db: FlagDatabase,
  known: OwnerRow | undefined,
  { issuer, sub, names, rights }: ProvidedOwner & { readonly rights: NonNullable<ProvidedOwner['rights']> },
  { at, password }: { readonly at: string; readonly password: () => Promise<string> },
): Promise<OwnerRow> {
  const id = known?.id ?? randomUUID()
  const name = await freeName(db, names, id)
  const change = { name, name_key: nameKey(name), role: rights.role, sites: sitesOf(rights) }
  if (known === undefined) {
    const row = {
      ...change,
      id,
      password: await password(),
      created_at: at,
      updated_at: at,
      issuer,
      subject: sub,
    }
    await insertOwner(db, row)
    return row
  }
  const after = { ...known, ...change }
  if (JSON.stringify(after) !== JSON.stringify(known))
    await updateOwner(db, id, { ...change, updated_at: at })
  if (losesRights(toOwner(known), toOwner(after))) await endOwnerSessions(db, id)
  return after
}

/** Creates or updates the owner of a subject, whose rights are those of the provider, and starts a session. */
async function signIn(
  { store, passwords, clock }: OwnerParts,
  provided: ProvidedOwner,
): Promise<ProviderSignIn> {
  const { issuer, sub, rights, names, idToken } = provided
  // No owner has a column without a password; this one nobody knows. It is hashed outside of the lock.
  const newPassword = () => passwords.hash(newToken())
  const isNew = rights !== null && (await ownerBySubject(store.read, issuer, sub)) === undefined
  const hashed = isNew ? await newPassword() : undefined
  const password = async () => hashed ?? newPassword()
  const now = secondsOf(clock())
  return withAdvisoryLock(store, 'flag-owners', async (db): Promise<ProviderSignIn> => {
    const known = await ownerBySubject(db, issuer, sub)
    const before = known ? toOwner(known) : null
    if (rights === null) {
      if (known) await endOwnerSessions(db, known.id)
      return { kind: 'noRole', name: before?.name ?? shownName(names[0] ?? sub).slice(0, LONGEST) }
    }
    const at = new Date(clock()).toISOString()
    const row = await saved(db, known, { ...provided, rights }, { at, password })
    await deleteExpiredSessions(db, now)
    const { token, csrf } = await startOwnerSession(db, row.id, now, { issuer, idToken })
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
