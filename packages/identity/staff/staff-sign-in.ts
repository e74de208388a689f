import { passwordAttempts } from '@marquee/kit/rate-limits/password-attempts.ts'
import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { inHashQueue } from '@marquee/kit/secrets/hash-queue.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { nameKey } from '../typed-names.ts'
import {
  auditName,
  maySignIn,
  recordingBy,
  type StaffParts,
  type StaffRequester,
  type StaffSession,
  type StaffSignIn,
} from './staff-parts.ts'
import { type PersonRow, personById, personNamed, toPerson, updatePerson } from './store/people.ts'
import {
  changeSession,
  endSessions,
  type ProviderSession,
  readSession,
  startSession,
} from './store/sessions.ts'

const { wrongPasswords, secondFactor } = serviceLimits.staff
const { perPair: most, minutes } = wrongPasswords

async function checkSignIn(
  parts: StaffParts,
  typed: string,
  password: string,
  { address, device, browser, network }: StaffRequester,
): Promise<StaffSignIn> {
  const { store, passwords, limiter, devices, now } = parts
  const account = nameKey(typed)
  const knownDevice = devices.idOf(account, device)
  const { byAddress, byPair, byStranger } = passwordAttempts('staff sign-ins', wrongPasswords, account, {
    address,
    device: knownDevice,
  })
  const counted = [byAddress, byPair, ...(byStranger ? [byStranger] : [])]
  const refused = await limiter.take(...counted)
  if (refused) return { kind: 'wait', seconds: refused.seconds, status: 429 }
  const known = await personNamed(store.read, typed)
  const { right, stale } = await passwords.verify(password, known?.password ?? null)
  if (!right || !maySignIn(known)) return { kind: 'wrong' }
  const fresh = stale ? await passwords.hash(password) : null
  const outcome = await store.transaction(async (db): Promise<StaffSignIn> => {
    // The password may have changed while this one was being compared.
    const person = await personById(db, known.id)
    if (!maySignIn(person) || person.password !== known.password) return { kind: 'wrong' }
    if (fresh !== null) await updatePerson(db, person.id, { password: fresh })
    const at = now()
    const { token, csrf } = await startSession(db, person.id, {
      now: at,
      provenAt: null,
      device: browser,
      network,
    })
    const session = { person: toPerson(person), csrf, startedAt: at, provenAt: null, provider: null }
    return { kind: 'in', token, session, newDevice: knownDevice === undefined }
  })
  if (outcome.kind !== 'in') return outcome
  await limiter.giveBack(...counted)
  await limiter.clear(byPair)
  return outcome
}

/** Unknown names take the same time and get the same result as wrong passwords. */
async function signIn(
  parts: StaffParts,
  typed: string,
  password: string,
  requester: StaffRequester,
): Promise<StaffSignIn> {
  const outcome = await inHashQueue(requester.address, () => checkSignIn(parts, typed, password, requester))
  const result: StaffSignIn =
    outcome.kind === 'tooMany'
      ? { kind: 'wait', seconds: outcome.retryAfterSeconds, status: outcome.of === 'process' ? 503 : 429 }
      : outcome
  if (result.kind === 'in') await recordingBy(parts.record)(result.session.person, 'sign-in.succeeded')
  else {
    // A name that nobody has may be a password in the wrong field: it is not recorded.
    const person = await personNamed(parts.store.read, typed)
    await parts.record({
      event: result.kind === 'wrong' ? 'sign-in.failed' : 'sign-in.locked',
      outcome: 'refused',
      actor: 'staff',
      person: person ? auditName(toPerson(person)) : null,
    })
  }
  return result
}

async function sessionOf(parts: StaffParts, token: string | undefined): Promise<StaffSession | null> {
  const { store, now } = parts
  const row = await readSession(store.read, token, now())
  const person = row ? await personById(store.read, row.person) : undefined
  if (!row || !maySignIn(person) || token === undefined) return null
  if (now() - Number(row.seen_at) >= secondFactor.seenMinutes * 60)
    await changeSession(store.db, token, { seen_at: now() })
  return {
    person: toPerson(person),
    csrf: row.csrf,
    startedAt: Number(row.started_at),
    provenAt: row.proven_at === null ? null : Number(row.proven_at),
    provider:
      row.origin === null || row.provider_session === null
        ? null
        : { origin: row.origin, uid: row.provider_session },
  }
}

export interface StaffSignIns {
  /** `typed`: address, or the former name of somebody whose address is missing. */
  signIn(typed: string, password: string, requester: StaffRequester): Promise<StaffSignIn>
  /** Value of the device cookie for a browser in which somebody has signed in. */
  deviceOf(typed: string): string
  session(token: string | undefined): Promise<StaffSession | null>
  signOut(token: string): Promise<void>
  /** Remembers the provider's session. */
  link(token: string, provider: ProviderSession): Promise<void>
}

export function createStaffSignIns(parts: StaffParts): StaffSignIns {
  return {
    signIn: (typed, password, requester) => signIn(parts, typed, password, requester),
    deviceOf: (typed) => parts.devices.issue(nameKey(typed)),
    session: (token) => sessionOf(parts, token),
    link: (token, { origin, uid }) => changeSession(parts.store.db, token, { origin, provider_session: uid }),
    async signOut(token) {
      const session = await sessionOf(parts, token)
      if (!session) return
      parts.ended(await endSessions(parts.store.db, session.person.id, { token }))
      await recordingBy(parts.record)(session.person, 'sign-in.ended')
    },
  }
}

/** Only a signed-in person is checked, whom strangers cannot lock out here. */
export async function checkOwnPassword(
  { passwords, limiter }: StaffParts,
  person: PersonRow,
  password: string,
): Promise<'right' | 'wrong' | 'wait'> {
  const checked = await inHashQueue(person.id, async () => {
    const attempt = attemptAt('own password per person', { most, minutes }, person.id)
    if (await limiter.take(attempt)) return 'wait'
    const { right } = await passwords.verify(password, person.password)
    if (right) await limiter.giveBack(attempt)
    return right ? 'right' : 'wrong'
  })
  return typeof checked === 'object' ? 'wait' : checked
}
