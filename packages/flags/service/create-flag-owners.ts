import type { RecordAudit } from '@marquee/kit/audit/audit-log.ts'
import { withAdvisoryLock } from '@marquee/kit/database/advisory-lock.ts'
import { secondsOf } from '@marquee/kit/database/epoch-seconds.ts'
import { createRateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { knownDevices } from '@marquee/kit/secrets/known-devices.ts'
import { createPasswords } from '@marquee/kit/secrets/passwords.ts'
import type { HashCost } from '@marquee/kit/secrets/slow-hash.ts'
import { newToken } from '@marquee/kit/secrets/tokens.ts'
import type { Clock } from '#models/site-clock.ts'
import { FIRST_ADMIN_ID, firstPasswordFile, newPassword } from './first-admin.ts'
import type { FlagOwners, OwnerSession } from './flag-owners.ts'
import { createOwnerChanges } from './owner-changes.ts'
import { isStillOpen, type OwnerAccess, type OwnerParts, recordingBy } from './owner-parts.ts'
import { signInOwner } from './owner-sign-in.ts'
import { signInProvidedOwner } from './provided-owners.ts'
import type { FlagStore } from './store/flag-store.ts'
import { endOwnerSession, endProvidedSessions, readOwnerSession } from './store/owner-sessions.ts'
import { allOwners, hasOwners, insertOwner, nameKey, ownerById, shownName, toOwner } from './store/owners.ts'

export interface FlagOwnersOptions {
  readonly store: FlagStore
  /** Holds the first admin's generated password until it is changed. */
  readonly dataDir: string
  /** Default: `admin`. */
  readonly firstName?: string | undefined
  readonly firstPassword?: string | undefined
  readonly record: RecordAudit
  readonly clock?: Clock
  readonly passwordCost?: HashCost
  /** Signs device cookies; without it they are valid in this process only. */
  readonly secret?: string
  /** Default: no provider, passwords for all. */
  readonly access?: OwnerAccess
}

/** Deletes the file once another process has changed the password. */
async function tidyFile({ store, passwords, file }: OwnerParts): Promise<void> {
  const stored = file.read()
  if (stored === undefined) return
  const admin = await ownerById(store.read, FIRST_ADMIN_ID)
  const { right } = await passwords.verify(stored, admin?.password ?? null)
  if (!right) file.remove()
}

async function firstAdmin(
  parts: OwnerParts,
  { firstName = 'admin', firstPassword: configured }: FlagOwnersOptions,
): ReturnType<FlagOwners['firstAdmin']> {
  const { store, passwords, clock, file, access } = parts
  if (access.passwords === 'none') return undefined
  if (await hasOwners(store.read)) {
    await tidyFile(parts)
    return undefined
  }
  const password = configured ?? newPassword()
  const hash = await passwords.hash(password)
  const name = shownName(firstName)
  return withAdvisoryLock(store, 'flag-owners', async (db) => {
    if (await hasOwners(db)) return undefined
    const at = new Date(clock()).toISOString()
    await insertOwner(db, {
      id: FIRST_ADMIN_ID,
      name,
      name_key: nameKey(name),
      password: hash,
      role: 'admin',
      sites: '[]',
      created_at: at,
      updated_at: at,
      issuer: null,
      subject: null,
    })
    // A crash must not lose the password, so it is saved before the admin is committed.
    if (configured === undefined) file.save(password)
    return { name, password }
  })
}

export function createFlagOwners(options: FlagOwnersOptions): FlagOwners {
  const clock = options.clock ?? Date.now
  const { store } = options
  const parts: OwnerParts = {
    store,
    clock,
    limiter: createRateLimiter(store, clock),
    devices: knownDevices(options.secret ?? newToken()),
    passwords: createPasswords(options.passwordCost),
    file: firstPasswordFile(options.dataDir),
    access: options.access ?? { issuer: undefined, passwords: 'all' },
    record: options.record,
  }
  const note = recordingBy(options.record)
  async function session(token: string): Promise<OwnerSession | null> {
    const found = await readOwnerSession(store.read, token, secondsOf(clock()))
    return found !== null && isStillOpen(parts.access, found) ? found : null
  }
  return {
    ...createOwnerChanges(parts),
    firstAdmin: () => firstAdmin(parts, options),
    signIn: (name, password, requester) => signInOwner(parts, name, password, requester),
    deviceOf: (name) => parts.devices.issue(nameKey(name)),
    signInProvided: (owner) => signInProvidedOwner(parts, owner),
    session,
    async signOut(token) {
      const ended = await session(token)
      await endOwnerSession(store.db, token)
      if (ended) await note(ended.owner, 'sign-in.ended')
    },
    async endProvided(who) {
      const ended = await endProvidedSessions(store.db, who)
      const owners = (await allOwners(store.read)).filter(({ id }) => ended.includes(id)).map(toOwner)
      for (const owner of owners) await note(owner, 'sign-in.ended', { details: { by: 'provider' } })
      return owners
    },
    list: async () => (await allOwners(store.read)).map(toOwner),
  }
}
