import { createPasswords } from '../accounts/passwords.ts'
import { secondsOf } from '../accounts/store/sessions.ts'
import { withAdvisoryLock } from '../content/store/advisory-lock.ts'
import type { HashCost } from '../slow-hash.ts'
import { FIRST_ADMIN, firstPasswordFile, newPassword } from './first-admin.ts'
import type { FlagOwners } from './flag-owners.ts'
import { createOwnerChanges } from './owner-changes.ts'
import type { OwnerParts } from './owner-parts.ts'
import { signInOwner } from './owner-sign-in.ts'
import type { FlagStore } from './store/flag-store.ts'
import { endOwnerSession, readOwnerSession } from './store/owner-sessions.ts'
import { allOwners, hasOwners, insertOwner, ownerById, toOwner } from './store/owners.ts'

export interface FlagOwnersOptions {
  readonly store: FlagStore
  /** Folder where a password that was made for the first admin is kept until it is changed. */
  readonly dataDir: string
  /** Password of the first admin; one is made where it is absent. */
  readonly firstPassword?: string | undefined
  readonly clock?: () => Date
  readonly passwordCost?: HashCost
}

/** A file whose password is no longer the first admin's, because another process has changed it, is of no use. */
async function tidyFile({ store, passwords, file }: OwnerParts): Promise<void> {
  const stored = file.read()
  if (stored === undefined) return
  const admin = await ownerById(store.read, FIRST_ADMIN.id)
  const { right } = await passwords.verify(stored, admin?.password ?? null)
  if (!right) file.forget()
}

async function firstAdmin(
  parts: OwnerParts,
  given: string | undefined,
): ReturnType<FlagOwners['firstAdmin']> {
  const { store, passwords, clock, file } = parts
  if (await hasOwners(store.read)) {
    await tidyFile(parts)
    return undefined
  }
  const password = given ?? newPassword()
  const hash = await passwords.hash(password)
  const { id, name } = FIRST_ADMIN
  return withAdvisoryLock(store, 'flag-owners', async (db) => {
    if (await hasOwners(db)) return undefined
    const at = clock().toISOString()
    await insertOwner(db, {
      id,
      name,
      name_key: name,
      password: hash,
      role: 'admin',
      sites: '[]',
      created_at: at,
      updated_at: at,
    })
    // Before the admin is there for good: nobody could sign in if the process ended in between.
    if (given === undefined) file.keep(password)
    return { name, password }
  })
}

/** Who may work in the flag service, on the database of the content. */
export function createFlagOwners(options: FlagOwnersOptions): FlagOwners {
  const clock = options.clock ?? (() => new Date())
  const { store } = options
  const parts: OwnerParts = {
    store,
    clock,
    passwords: createPasswords(options.passwordCost),
    file: firstPasswordFile(options.dataDir),
  }
  return {
    ...createOwnerChanges(parts),
    firstAdmin: () => firstAdmin(parts, options.firstPassword),
    signIn: (name, password, address) => signInOwner(parts, name, password, address),
    session: (token) => readOwnerSession(store.read, token, secondsOf(clock())),
    signOut: (token) => endOwnerSession(store.db, token),
    list: async () => (await allOwners(store.read)).map(toOwner),
  }
}
