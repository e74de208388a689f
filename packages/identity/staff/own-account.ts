import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { shownName } from '../typed-names.ts'
import {
  changingPeople,
  maySignIn,
  recordingBy,
  type StaffParts,
  type StaffRequester,
  type StaffSignIn,
} from './staff-parts.ts'
import { nameFault, newPasswordFault, type PasswordLink } from './staff-people.ts'
import { checkOwnPassword } from './staff-sign-in.ts'
import { deleteLinks, makeLink, personOfLink } from './store/links.ts'
import { personByAddress, personById, type StaffPerson, toPerson, updatePerson } from './store/people.ts'
import { endSessions, type SessionUse, sessionsOf, startSession } from './store/sessions.ts'

export type PasswordFault =
  | 'missing'
  | 'tooShort'
  | 'tooLong'
  | 'tooCommon'
  | 'wrongPassword'
  | 'tooManyTries'

/** Changes that a person makes alone. `token`: value of the session cookie. */
export interface OwnAccount {
  /** The fault of a name. */
  rename(person: StaffPerson, name: string): Promise<'nameMissing' | 'nameTooLong' | undefined>
  /** The fault of a password. The other sessions end. */
  changePassword(
    person: StaffPerson,
    token: string,
    passwords: { readonly current: string; readonly next: string },
  ): Promise<PasswordFault | undefined>
  /** Null: nobody signs in with this address, or too many mails. */
  forgotten(email: string, address: string | undefined): Promise<PasswordLink | null>
  /** The person whose password a link sets; null for a link that is not valid. */
  linked(token: string): Promise<StaffPerson | null>
  /** Sets the password of a link and signs in. Null for a link that is not valid. The other sessions end. */
  setPassword(
    link: string,
    password: string,
    requester: StaffRequester,
  ): Promise<Extract<StaffSignIn, { kind: 'in' }> | PasswordFault | null>
  sessions(person: StaffPerson, token: string): Promise<readonly SessionUse[]>
  /** Sessions of this person alone end. */
  endSession(person: StaffPerson, id: string): Promise<void>
  endOtherSessions(person: StaffPerson, token: string): Promise<void>
  /** False after a few mails about sign-ins in a day. */
  mayNotice(person: StaffPerson): Promise<boolean>
}

const { links, forgotten: limits, notices } = serviceLimits.staff

async function changePassword(
  parts: StaffParts,
  { id }: StaffPerson,
  token: string,
  { current, next }: Parameters<OwnAccount['changePassword']>[2],
): Promise<PasswordFault | undefined> {
  const { store, passwords, clock, file } = parts
  const known = await personById(store.read, id)
  if (!known) return 'wrongPassword'
  const proof = await checkOwnPassword(parts, known, current)
  if (proof !== 'right') return proof === 'wait' ? 'tooManyTries' : 'wrongPassword'
  const fault = await newPasswordFault(next, toPerson(known))
  if (fault) return fault
  const password = await passwords.hash(next)
  const ended = await changingPeople(store, async (db) => {
    // A link may have changed the password in the meantime.
    if ((await personById(db, id))?.password !== known.password) return null
    await updatePerson(db, id, { password, updated_at: new Date(clock()).toISOString() })
    return endSessions(db, id, { except: token })
  })
  if (ended === null) return 'wrongPassword'
  parts.ended(ended)
  if (file.read() === current) file.remove()
  return undefined
}

async function forgotten(
  { store, limiter, now }: StaffParts,
  email: string,
  address: string | undefined,
): Promise<PasswordLink | null> {
  const row = await personByAddress(store.read, email)
  const counted = [attemptAt('staff password mails per address', limits.perAddress, address)]
  if (row) counted.push(attemptAt('staff password mails per person', limits.perPerson, row.id))
  if (await limiter.take(...counted)) return null
  if (!row || row.suspended_at !== null || toPerson(row).email === null) return null
  const { hours } = row.password === null ? links.invitation : links.password
  const token = await store.transaction((db) => makeLink(db, row.id, { now: now(), hours }))
  return { person: toPerson(row), token }
}

async function setPassword(
  parts: StaffParts,
  link: string,
  typed: string,
  { browser, network }: StaffRequester,
): ReturnType<OwnAccount['setPassword']> {
  const { store, passwords, clock, now, ended } = parts
  const id = await personOfLink(store.read, link, now())
  const row = id === null ? undefined : await personById(store.read, id)
  if (!row || row.suspended_at !== null) return null
  const fault = await newPasswordFault(typed, toPerson(row))
  if (fault) return fault
  const password = await passwords.hash(typed)
  const result = await changingPeople(store, async (db) => {
    // The link may have been used meanwhile, and the person suspended.
    if ((await personOfLink(db, link, now())) !== row.id) return null
    await updatePerson(db, row.id, { password, updated_at: new Date(clock()).toISOString() })
    await deleteLinks(db, row.id, now())
    const sessions = await endSessions(db, row.id, 'all')
    const person = await personById(db, row.id)
    if (!maySignIn(person)) return null
    const session = { now: now(), provenAt: null, device: browser, network }
    return { sessions, person: toPerson(person), ...(await startSession(db, row.id, session)) }
  })
  if (result === null) return null
  const { sessions, person, token, csrf } = result
  ended(sessions)
  await recordingBy(parts.record)(
    person,
    row.password === null ? 'person.joined' : 'person.password-changed',
    {
      subject: person.id,
    },
  )
  const session = { person, csrf, startedAt: now(), provenAt: null, provider: null }
  return { kind: 'in', token, session, newDevice: false }
}

export function createOwnAccount(parts: StaffParts): OwnAccount {
  const { store, now, clock, ended } = parts
  const note = recordingBy(parts.record)
  return {
    async rename({ id }, name) {
      const fault = nameFault(name)
      if (fault) return fault
      await updatePerson(store.db, id, { name: shownName(name), updated_at: new Date(clock()).toISOString() })
      return undefined
    },
    async changePassword(person, token, passwords) {
      const fault = await changePassword(parts, person, token, passwords)
      const isRefused = fault === 'wrongPassword' || fault === 'tooManyTries'
      if (fault === undefined || isRefused)
        await note(person, 'person.password-changed', {
          outcome: isRefused ? 'refused' : 'done',
          subject: person.id,
        })
      return fault
    },
    forgotten: (email, address) => forgotten(parts, email, address),
    async linked(token) {
      const id = await personOfLink(store.read, token, now())
      const row = id === null ? undefined : await personById(store.read, id)
      return row && row.suspended_at === null ? toPerson(row) : null
    },
    setPassword: (link, password, requester) => setPassword(parts, link, password, requester),
    sessions: ({ id }, token) => sessionsOf(store.read, id, token, now()),
    async endSession(person, id) {
      ended(await endSessions(store.db, person.id, { id }))
      await note(person, 'sign-in.ended')
    },
    async endOtherSessions(person, token) {
      ended(await endSessions(store.db, person.id, { except: token }))
      await note(person, 'person.sessions-ended')
    },
    mayNotice: async ({ id }) =>
      (await parts.limiter.take(attemptAt('mails of new devices per person', notices, id))) === undefined,
  }
}
