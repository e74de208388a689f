import { serviceLimits } from '../../../config/service-limits.ts'
import type { Verdict } from '../accounts/passwords.ts'
import { withAdvisoryLock } from '../database/advisory-lock.ts'
import { secondsOf } from '../database/epoch-seconds.ts'
import { rateLimitKey } from '../rate-limits/in-table.ts'
import type { OwnerSignIn } from './flag-owners.ts'
import type { OwnerParts } from './owner-parts.ts'
import { countAttempt, resetAttempts, waitFor } from './store/attempts.ts'
import type { FlagDatabase } from './store/flag-store.ts'
import { deleteExpiredSessions, startOwnerSession } from './store/owner-sessions.ts'
import { nameKey, type OwnerRow, ownerById, ownerByName, toOwner, updateOwner } from './store/owners.ts'

const { wrongPasswords } = serviceLimits.flags
const perName = { most: wrongPasswords.perName, minutes: wrongPasswords.minutes }
const perAddress = { most: wrongPasswords.perAddress, minutes: wrongPasswords.minutes }

const keyOfName = (name: string) => rateLimitKey('owner', 'name', nameKey(name))

interface Compared {
  readonly known: OwnerRow | undefined
  readonly verdict: Verdict
  /** A hash of today's cost, if the stored one has another. */
  readonly fresh: string | null
}

/** Expects the caller to hold the lock of the name. */
async function decide(
  parts: OwnerParts,
  db: FlagDatabase,
  compared: Compared,
  keys: readonly [string, string],
): Promise<OwnerSignIn | OwnerRow> {
  const now = secondsOf(parts.clock())
  const wait = await waitFor(db, keys[0], perName, now)
  if (wait > 0) return { kind: 'wait', seconds: wait }
  // The password may have changed while this one was being compared.
  const owner = compared.known && (await ownerById(db, compared.known.id))
  if (!owner || !compared.verdict.right || owner.password !== compared.known?.password) {
    await countAttempt(db, keys, now)
    return { kind: 'wrong' }
  }
  await resetAttempts(db, keys[0])
  if (compared.fresh !== null) await updateOwner(db, owner.id, { password: compared.fresh })
  return owner
}

/** Unknown names take the same time and get the same result as wrong passwords. */
export async function signInOwner(
  parts: OwnerParts,
  name: string,
  password: string,
  address: string | undefined,
): Promise<OwnerSignIn> {
  const { store, passwords, clock } = parts
  const keys = [keyOfName(name), rateLimitKey('owner', 'address', address ?? '')] as const
  const now = secondsOf(clock())
  const wait = Math.max(
    await waitFor(store.read, keys[0], perName, now),
    await waitFor(store.read, keys[1], perAddress, now),
  )
  if (wait > 0) return { kind: 'wait', seconds: wait }
  const known = await ownerByName(store.read, name)
  const verdict = await passwords.verify(password, known?.password ?? null)
  const fresh = verdict.stale ? await passwords.hash(password) : null
  return withAdvisoryLock(store, keys[0], async (db): Promise<OwnerSignIn> => {
    const decided = await decide(parts, db, { known, verdict, fresh }, keys)
    if ('kind' in decided) return decided
    await deleteExpiredSessions(db, now)
    const { token, csrf } = await startOwnerSession(db, decided.id, now)
    return { kind: 'in', token, session: { owner: toOwner(decided), csrf } }
  })
}

/** Counts as a sign-in attempt. */
export async function checkOwnPassword(
  parts: OwnerParts,
  owner: OwnerRow,
  password: string,
): Promise<'right' | 'wrong' | 'wait'> {
  const { store, passwords, clock } = parts
  const keys = [keyOfName(owner.name), rateLimitKey('owner', 'own', owner.id)] as const
  if ((await waitFor(store.read, keys[0], perName, secondsOf(clock()))) > 0) return 'wait'
  const verdict = await passwords.verify(password, owner.password)
  const decided = await withAdvisoryLock(store, keys[0], (db) =>
    decide(parts, db, { known: owner, verdict, fresh: null }, keys),
  )
  if (!('kind' in decided)) return 'right'
  return decided.kind === 'wait' ? 'wait' : 'wrong'
}
