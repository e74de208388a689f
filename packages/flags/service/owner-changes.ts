import { randomUUID } from 'node:crypto'
import { withAdvisoryLock } from '@marquee/kit/database/advisory-lock.ts'
import { type PasswordFault, passwordFault } from '@marquee/kit/secrets/passwords.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { FIRST_ADMIN_ID } from './first-admin.ts'
import type { FlagOwners, NewOwner, OwnerFault, OwnerResult } from './flag-owners.ts'
import type { FlagOwner } from './flag-service.ts'
import { type OwnerParts, recordingBy, rightsOf } from './owner-parts.ts'
import { checkOwnPassword } from './owner-sign-in.ts'
import { deleteFactor } from './store/factors.ts'
import type { FlagDatabase } from './store/flag-store.ts'
import { endOwnerSessions } from './store/owner-sessions.ts'
import {
  deleteOwner,
  insertOwner,
  isLastAdmin,
  knownSites,
  nameKey,
  type OwnerRow,
  ownerById,
  ownerByName,
  shownName,
  toOwner,
  updateOwner,
} from './store/owners.ts'
import { deletePasskeys } from './store/passkeys.ts'

type OwnerChanges = Pick<FlagOwners, 'add' | 'change' | 'remove' | 'changePassword'>

const { names, password: passwordLimit } = serviceLimits.flags

const PASSWORD_FAULTS: Partial<Record<PasswordFault, OwnerFault>> = {
  missing: 'passwordMissing',
  tooShort: 'passwordTooShort',
  tooLong: 'passwordTooLong',
}

const refused = (why: OwnerFault): OwnerResult => ({ kind: 'refused', why })
const done = (row: OwnerRow): OwnerResult => ({ kind: 'done', owner: toOwner(row) })

function nameFault(name: string): OwnerFault | undefined {
  const { length } = [...shownName(name)]
  if (length === 0) return 'nameMissing'
  return length > names ? 'nameTooLong' : undefined
}

function newPasswordFault(password: string, name: string): OwnerFault | undefined {
  const fault = passwordFault(password, [nameKey(name)], passwordLimit.least)
  return fault && (PASSWORD_FAULTS[fault] ?? 'passwordTooCommon')
}

const isProvided = ({ access }: OwnerParts, owner: Pick<FlagOwner, 'issuer'>): boolean =>
  owner.issuer !== undefined && owner.issuer === access.issuer

const rightsFault = ({ role, sites }: Pick<NewOwner, 'role' | 'sites'>): OwnerFault | undefined =>
  role === 'editor' && knownSites(sites).length === 0 ? 'sitesMissing' : undefined

/** Editors alone have sites: admins have access to all, viewers to none. */
export const sitesOf = ({ role, sites }: Pick<NewOwner, 'role' | 'sites'>) =>
  JSON.stringify(role === 'editor' ? knownSites(sites) : [])

const RANK = { viewer: 0, editor: 1, admin: 2 } as const

export function losesRights(before: FlagOwner, after: FlagOwner): boolean {
  if (RANK[after.role] !== RANK[before.role]) return RANK[after.role] < RANK[before.role]
  return before.sites.some((site) => !after.sites.includes(site))
}

/** One change at a time, if `by` is still an admin. */
function asAdmin(
  { store }: OwnerParts,
  by: FlagOwner,
  work: (db: FlagDatabase) => Promise<OwnerResult>,
): Promise<OwnerResult> {
  return withAdvisoryLock(store, 'flag-owners', async (db) => {
    const currentOwner = await ownerById(db, by.id)
    return currentOwner?.role === 'admin' ? work(db) : refused('notAllowed')
  })
}

async function add(parts: OwnerParts, owner: NewOwner, by: FlagOwner): Promise<OwnerResult> {
  if (by.role !== 'admin') return refused('notAllowed')
  if (parts.access.passwords !== 'all') return refused('atProvider')
  const fault = nameFault(owner.name) ?? newPasswordFault(owner.password, owner.name) ?? rightsFault(owner)
  if (fault) return refused(fault)
  const password = await parts.passwords.hash(owner.password)
  const at = new Date(parts.clock()).toISOString()
  const row: OwnerRow = {
    id: randomUUID(),
    name: shownName(owner.name),
    name_key: nameKey(owner.name),
    password,
    role: owner.role,
    sites: sitesOf(owner),
    created_at: at,
    updated_at: at,
    issuer: null,
    subject: null,
  }
  const result = await asAdmin(parts, by, async (db) => {
    if (await ownerByName(db, owner.name)) return refused('nameTaken')
    await insertOwner(db, row)
    return done(row)
  })
  if (result.kind === 'done')
    await recordingBy(parts.record)(by, 'owner.added', {
      target: row.name,
      subject: row.id,
      details: rightsOf(result.owner),
    })
  return result
}

async function changed(
  parts: OwnerParts,
  db: FlagDatabase,
  before: OwnerRow,
  changes: Partial<NewOwner>,
  hash: string | undefined,
): Promise<OwnerResult> {
  const was = toOwner(before)
  const rights = { role: changes.role ?? was.role, sites: changes.sites ?? was.sites }
  const name = changes.name ?? before.name
  const other = await ownerByName(db, name)
  if (other && other.id !== before.id) return refused('nameTaken')
  const fault = rightsFault(rights)
  if (fault) return refused(fault)
  if (rights.role !== 'admin' && (await isLastAdmin(db, before.id))) return refused('lastAdmin')
  const change = {
    name: shownName(name),
    name_key: nameKey(name),
    role: rights.role,
    sites: sitesOf(rights),
    updated_at: new Date(parts.clock()).toISOString(),
    ...(hash === undefined ? {} : { password: hash }),
  }
  const after = { ...before, ...change }
  await updateOwner(db, before.id, change)
  if (hash !== undefined || losesRights(was, toOwner(after))) await endOwnerSessions(db, before.id)
  return done(after)
}

async function change(
  parts: OwnerParts,
  id: string,
  changes: Partial<NewOwner>,
  by: FlagOwner,
): Promise<OwnerResult> {
  if (by.role !== 'admin') return refused('notAllowed')
  const known = await ownerById(parts.store.read, id)
  if (!known) return refused('unknown')
  if (isProvided(parts, toOwner(known))) return refused('atProvider')
  const { name, password } = changes
  const fault =
    (name === undefined ? undefined : nameFault(name)) ??
    (password === undefined ? undefined : newPasswordFault(password, name ?? known.name))
  if (fault) return refused(fault)
  const hash = password === undefined ? undefined : await parts.passwords.hash(password)
  const result = await asAdmin(parts, by, async (db) => {
    const before = await ownerById(db, id)
    return before ? changed(parts, db, before, changes, hash) : refused('unknown')
  })
  if (result.kind !== 'done') return result
  if (hash !== undefined && id === FIRST_ADMIN_ID) parts.file.remove()
  await recordingBy(parts.record)(by, 'owner.changed', {
    target: known.name,
    subject: id,
    details: {
      ...rightsOf(result.owner),
      renamed: result.owner.name !== known.name,
      password: password !== undefined,
    },
  })
  return result
}

async function remove(parts: OwnerParts, id: string, by: FlagOwner): Promise<OwnerResult> {
  const result = await asAdmin(parts, by, async (db) => {
    const before = await ownerById(db, id)
    if (!before) return refused('unknown')
    if (await isLastAdmin(db, id)) return refused('lastAdmin')
    await deleteOwner(db, id)
    await deleteFactor(db, id)
    await deletePasskeys(db, id)
    await endOwnerSessions(db, id)
    return done(before)
  })
  if (result.kind !== 'done') return result
  if (id === FIRST_ADMIN_ID) parts.file.remove()
  await recordingBy(parts.record)(by, 'owner.removed', { target: result.owner.name, subject: id })
  return result
}

async function changePassword(
  parts: OwnerParts,
  owner: FlagOwner,
  current: string,
  next: string,
): Promise<OwnerResult> {
  const { store, passwords, clock, file } = parts
  const known = await ownerById(store.read, owner.id)
  if (!known) return refused('unknown')
  if (isProvided(parts, toOwner(known))) return refused('atProvider')
  const proof = await checkOwnPassword(parts, known, current)
  if (proof !== 'right') return refused(proof === 'wait' ? 'tooManyTries' : 'wrongPassword')
  const fault = newPasswordFault(next, known.name)
  if (fault) return refused(fault)
  const hash = await passwords.hash(next)
  const result = await withAdvisoryLock(store, 'flag-owners', async (db) => {
    const before = await ownerById(db, owner.id)
    // Another admin may have changed the password in the meantime.
    if (before?.password !== known.password) return refused('wrongPassword')
    await updateOwner(db, owner.id, { password: hash, updated_at: new Date(clock()).toISOString() })
    await endOwnerSessions(db, owner.id)
    return done(before)
  })
  if (result.kind === 'done' && owner.id === FIRST_ADMIN_ID) file.remove()
  return result
}

export function createOwnerChanges(parts: OwnerParts): OwnerChanges {
  return {
    add: (owner, by) => add(parts, owner, by),
    change: (id, changes, by) => change(parts, id, changes, by),
    remove: (id, by) => remove(parts, id, by),
    async changePassword(owner, current, next) {
      const result = await changePassword(parts, owner, current, next)
      const isRefused = result.kind === 'refused' && ['wrongPassword', 'tooManyTries'].includes(result.why)
      if (result.kind === 'done' || isRefused)
        await recordingBy(parts.record)(owner, 'owner.password-changed', {
          outcome: isRefused ? 'refused' : 'done',
          subject: owner.id,
        })
      return result
    },
  }
}
