import { randomUUID } from 'node:crypto'
import { passwordFault } from '@marquee/kit/secrets/passwords.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { address } from '../subject-claims.ts'
import { nameKey, shownName } from '../typed-names.ts'
import { auditName, changingPeople, maySignIn, recordingBy, type StaffParts } from './staff-parts.ts'
import { exactRights, losesRights, rightsFault, type StaffRights } from './staff-roles.ts'
import { deleteFactor } from './store/factors.ts'
import { deleteLinks, makeLink } from './store/links.ts'
import { deletePasskeys } from './store/passkeys.ts'
import {
  allPeople,
  deletePerson,
  insertPerson,
  isLastManager,
  MISSING_ADDRESS,
  type PersonRow,
  personByAddress,
  personById,
  type StaffPerson,
  toPerson,
  updatePerson,
} from './store/people.ts'
import { endSessions, type ProviderSession } from './store/sessions.ts'
import type { StaffDatabase } from './store/staff-tables.ts'

export interface PersonFields {
  readonly name: string
  readonly email: string
  readonly rights: StaffRights
}

export type PersonFault =
  | 'nameMissing'
  | 'nameTooLong'
  | 'emailInvalid'
  | 'emailTaken'
  | 'flagSitesMissing'
  | 'contentSitesMissing'
  | 'languagesMissing'
  | 'lastManager'
  | 'notAllowed'
  | 'unknown'

export type PersonResult =
  | { readonly kind: 'done'; readonly person: StaffPerson }
  | { readonly kind: 'refused'; readonly why: PersonFault }

/** A link with which a person sets a password. */
export interface PasswordLink {
  readonly person: StaffPerson
  readonly token: string
}

export interface StaffPeople {
  list(): Promise<readonly StaffPerson[]>
  person(id: string): Promise<StaffPerson | null>
  /** Null also for somebody who may not sign in. */
  active(id: string): Promise<StaffPerson | null>
  invite(
    fields: PersonFields,
    by: StaffPerson,
  ): Promise<
    { readonly kind: 'done'; readonly link: PasswordLink } | Extract<PersonResult, { kind: 'refused' }>
  >
  /** A new invitation, or a link to a new password; null for somebody without an address, or suspended. */
  newLink(id: string, by: StaffPerson): Promise<PasswordLink | null>
  /** Sessions end where rights are lost. */
  change(id: string, fields: PersonFields, by: StaffPerson): Promise<PersonResult>
  /** Sessions end. */
  suspend(id: string, suspended: boolean, by: StaffPerson): Promise<PersonResult>
  remove(id: string, by: StaffPerson): Promise<PersonResult>
}

const refused = (why: PersonFault) => ({ kind: 'refused', why }) as const
const done = (row: PersonRow): PersonResult => ({ kind: 'done', person: toPerson(row) })

export function nameFault(name: string): 'nameMissing' | 'nameTooLong' | undefined {
  const { length } = [...shownName(name)]
  if (length === 0) return 'nameMissing'
  return length > serviceLimits.staff.name ? 'nameTooLong' : undefined
}

/** Name and address are no password. */
export const newPasswordFault = (password: string, { name, email }: Pick<StaffPerson, 'name' | 'email'>) =>
  passwordFault(password, [name, email], serviceLimits.staff.password.least)

const isAddress = (text: string) => address.safeParse(text).success && !text.endsWith(MISSING_ADDRESS)

interface Changed {
  readonly result: PersonResult
  readonly sessions?: readonly ProviderSession[]
}

/** One change at a time, if `by` still manages people. */
async function asManager(
  parts: StaffParts,
  by: StaffPerson,
  work: (db: StaffDatabase) => Promise<Changed>,
): Promise<PersonResult> {
  const { result, sessions = [] } = await changingPeople(parts.store, async (db): Promise<Changed> => {
    const current = await personById(db, by.id)
    const manages = current && current.suspended_at === null && toPerson(current).rights.manages
    return manages ? work(db) : { result: refused('notAllowed') }
  })
  parts.ended(sessions)
  return result
}

/** Consoles carry out plans of somebody with the rights of the last sign-in, until they are told of others. */
const tell = ({ changed }: StaffParts, { id, rights, state }: StaffPerson) =>
  changed(id, state === 'suspended' ? null : rights)

const fieldsFault = ({ name, email, rights }: PersonFields): PersonFault | undefined =>
  nameFault(name) ?? (isAddress(nameKey(email)) ? undefined : 'emailInvalid') ?? rightsFault(rights)

async function invite(
  parts: StaffParts,
  { name, email, rights }: PersonFields,
  by: StaffPerson,
): ReturnType<StaffPeople['invite']> {
  const fault = fieldsFault({ name, email, rights })
  if (fault) return refused(fault)
  const { now, clock } = parts
  const at = new Date(clock()).toISOString()
  const row: PersonRow = {
    id: randomUUID(),
    name: shownName(name),
    email: nameKey(email),
    password: null,
    rights: JSON.stringify(exactRights(rights)),
    suspended_at: null,
    created_at: at,
    updated_at: at,
  }
  let token = ''
  const result = await asManager(parts, by, async (db) => {
    if (await personByAddress(db, row.email)) return { result: refused('emailTaken') }
    await insertPerson(db, row)
    token = await makeLink(db, row.id, { now: now(), hours: serviceLimits.staff.links.invitation.hours })
    return { result: done(row) }
  })
  if (result.kind === 'refused') return result
  await noteChange(parts, by, 'person.invited', result.person)
  return { kind: 'done', link: { person: result.person, token } }
}

const noteChange = (
  { record }: StaffParts,
  by: StaffPerson,
  event: 'person.invited' | 'person.changed' | 'person.removed' | 'person.sessions-ended',
  person: StaffPerson,
  details: Readonly<Record<string, boolean>> = {},
) =>
  recordingBy(record)(by, event, {
    target: auditName(person),
    subject: person.id,
    details: { rights: JSON.stringify(person.rights), ...details },
  })

async function changed(
  { clock }: StaffParts,
  db: StaffDatabase,
  before: PersonRow,
  { name, email, rights }: PersonFields,
): Promise<Changed> {
  const other = await personByAddress(db, email)
  if (other && other.id !== before.id) return { result: refused('emailTaken') }
  if (!rights.manages && (await isLastManager(db, before.id))) return { result: refused('lastManager') }
  const change = {
    name: shownName(name),
    email: nameKey(email),
    rights: JSON.stringify(exactRights(rights)),
    updated_at: new Date(clock()).toISOString(),
  }
  const after = { ...before, ...change }
  await updatePerson(db, before.id, change)
  // Its links were mailed to the former address.
  if (after.email !== before.email) await deleteLinks(db, before.id, 0)
  const isLess = losesRights(toPerson(before).rights, toPerson(after).rights)
  return { result: done(after), sessions: isLess ? await endSessions(db, before.id, 'all') : [] }
}

async function suspended(
  { clock }: StaffParts,
  db: StaffDatabase,
  before: PersonRow,
  isSuspended: boolean,
): Promise<Changed> {
  if (isSuspended && (await isLastManager(db, before.id))) return { result: refused('lastManager') }
  const at = new Date(clock()).toISOString()
  const change = { suspended_at: isSuspended ? at : null, updated_at: at }
  await updatePerson(db, before.id, change)
  if (!isSuspended) return { result: done({ ...before, ...change }) }
  await deleteLinks(db, before.id, 0)
  return { result: done({ ...before, ...change }), sessions: await endSessions(db, before.id, 'all') }
}

async function removed(db: StaffDatabase, before: PersonRow): Promise<Changed> {
  const { id } = before
  if (await isLastManager(db, id)) return { result: refused('lastManager') }
  const sessions = await endSessions(db, id, 'all')
  await deleteFactor(db, id)
  await deletePasskeys(db, id)
  await deleteLinks(db, id, 0)
  await deletePerson(db, id)
  return { result: done(before), sessions }
}

export function createStaffPeople(parts: StaffParts): StaffPeople {
  const { store, now } = parts
  /** Changes somebody who exists. */
  const changing = (
    id: string,
    by: StaffPerson,
    work: (db: StaffDatabase, row: PersonRow) => Promise<Changed>,
  ) =>
    asManager(parts, by, async (db) => {
      const before = await personById(db, id)
      return before ? work(db, before) : { result: refused('unknown') }
    })
  return {
    list: async () => (await allPeople(store.read)).map(toPerson),
    async person(id) {
      const row = await personById(store.read, id)
      return row ? toPerson(row) : null
    },
    async active(id) {
      const row = await personById(store.read, id)
      return maySignIn(row) ? toPerson(row) : null
    },
    invite: (fields, by) => invite(parts, fields, by),
    async newLink(id, by) {
      let token = ''
      const result = await changing(id, by, async (db, row) => {
        const person = toPerson(row)
        if (person.email === null || person.state === 'suspended') return { result: refused('notAllowed') }
        const { invitation, password } = serviceLimits.staff.links
        const { hours } = person.state === 'invited' ? invitation : password
        token = await makeLink(db, id, { now: now(), hours })
        return { result: done(row) }
      })
      return result.kind === 'done' ? { person: result.person, token } : null
    },
    async change(id, fields, by) {
      const fault = fieldsFault(fields)
      if (fault) return refused(fault)
      const result = await changing(id, by, (db, row) => changed(parts, db, row, fields))
      if (result.kind === 'done') {
        await tell(parts, result.person)
        await noteChange(parts, by, 'person.changed', result.person)
      }
      return result
    },
    async suspend(id, isSuspended, by) {
      const result = await changing(id, by, (db, row) => suspended(parts, db, row, isSuspended))
      if (result.kind === 'done') {
        await tell(parts, result.person)
        await noteChange(parts, by, 'person.changed', result.person, { suspended: isSuspended })
      }
      return result
    },
    async remove(id, by) {
      const result = await changing(id, by, removed)
      if (result.kind === 'done') {
        await parts.changed(id, null)
        await noteChange(parts, by, 'person.removed', result.person)
      }
      return result
    },
  }
}
