import { secondsOf } from '@marquee/kit/database/epoch-seconds.ts'
import { passwordAttempts } from '@marquee/kit/rate-limits/password-attempts.ts'
import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { inHashQueue } from '@marquee/kit/secrets/hash-queue.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { OwnerRequester, OwnerSignIn } from './flag-owners.ts'
import { type OwnerParts, recordingBy, signsInHere } from './owner-parts.ts'
import { deleteExpiredSessions, startOwnerSession } from './store/owner-sessions.ts'
import { nameKey, type OwnerRow, ownerById, ownerByName, toOwner, updateOwner } from './store/owners.ts'

const { wrongPasswords } = serviceLimits.flags
const { perPair: most, minutes } = wrongPasswords

async function checkSignIn(
  { store, passwords, limiter, devices, clock, access }: OwnerParts,
  name: string,
  password: string,
  { address, device }: OwnerRequester,
): Promise<OwnerSignIn> {
  const account = nameKey(name)
  const { byAddress, byPair, byStranger } = passwordAttempts('owner sign-ins', wrongPasswords, account, {
    address,
    device: devices.idOf(account, device),
  })
  const counted = [byAddress, byPair, ...(byStranger ? [byStranger] : [])]
  const refused = await limiter.take(...counted)
  if (refused) return { kind: 'wait', seconds: refused.seconds, status: 429 }
  const known = await ownerByName(store.read, name)
  const { right, stale } = await passwords.verify(password, known?.password ?? null)
  if (!known || !right || !signsInHere(access, toOwner(known))) return { kind: 'wrong' }
  const fresh = stale ? await passwords.hash(password) : null
  const now = secondsOf(clock())
  const outcome = await store.transaction(async (db): Promise<OwnerSignIn> => {
    // The password may have changed while this one was being compared.
    const owner = await ownerById(db, known.id)
    if (owner?.password !== known.password) return { kind: 'wrong' }
    if (fresh !== null) await updateOwner(db, owner.id, { password: fresh })
    await deleteExpiredSessions(db, now)
    const { token, csrf } = await startOwnerSession(db, owner.id, now)
    return { kind: 'in', token, session: { owner: toOwner(owner), csrf, issuer: null, idToken: null } }
  })
  if (outcome.kind !== 'in') return outcome
  await limiter.giveBack(...counted)
  await limiter.clear(byPair)
  return outcome
}

/** Unknown names take the same time and get the same result as wrong passwords. */
export async function signInOwner(
  parts: OwnerParts,
  name: string,
  password: string,
  requester: OwnerRequester,
): Promise<OwnerSignIn> {
  const outcome = await inHashQueue(requester.address, () => checkSignIn(parts, name, password, requester))
  const result: OwnerSignIn =
    outcome.kind === 'tooMany'
      ? { kind: 'wait', seconds: outcome.retryAfterSeconds, status: outcome.of === 'process' ? 503 : 429 }
      : outcome
  if (result.kind === 'in') await recordingBy(parts.record)(result.session.owner, 'sign-in.succeeded')
  else
    await parts.record({
      event: result.kind === 'wrong' ? 'sign-in.failed' : 'sign-in.locked',
      outcome: 'refused',
      actor: 'owner',
      // A name that no owner has may be a password in the wrong field: it is not recorded.
      person: (await ownerByName(parts.store.read, name))?.name ?? null,
    })
  return result
}

/** Only a signed-in owner is checked, whom strangers cannot lock out here. */
export async function checkOwnPassword(
  { passwords, limiter }: OwnerParts,
  owner: OwnerRow,
  password: string,
): Promise<'right' | 'wrong' | 'wait'> {
  const checked = await inHashQueue(owner.id, async () => {
    const attempt = attemptAt('own password per owner', { most, minutes }, owner.id)
    if (await limiter.take(attempt)) return 'wait'
    const { right } = await passwords.verify(password, owner.password)
    if (right) await limiter.giveBack(attempt)
    return right ? 'right' : 'wrong'
  })
  return typeof checked === 'object' ? 'wait' : checked
}
