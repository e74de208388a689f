import type { Selectable } from 'kysely'
import { nameKey } from '../../typed-names.ts'
import { type StaffRights, storedRights } from '../staff-roles.ts'
import type { StaffDatabase, StaffTables } from './staff-tables.ts'

export type PersonRow = Selectable<StaffTables['staff_people']>

export interface StaffPerson {
  readonly id: string
  readonly name: string
  /** Null where it is missing: an owner of flags had none. */
  readonly email: string | null
  readonly rights: StaffRights
  readonly state: 'invited' | 'active' | 'suspended'
}

/** Domain of people whose address is missing; no mail goes there (RFC 2606). */
export const MISSING_ADDRESS = '@flags.invalid'

const isMissing = (email: string) => email.endsWith(MISSING_ADDRESS)

const stateOf = ({ suspended_at: suspended, password }: PersonRow): StaffPerson['state'] =>
  suspended !== null ? 'suspended' : password === null ? 'invited' : 'active'

export const toPerson = (row: PersonRow): StaffPerson => ({
  id: row.id,
  name: row.name,
  email: isMissing(row.email) ? null : row.email,
  rights: storedRights.parse(JSON.parse(row.rights)),
  state: stateOf(row),
})

export const personById = (db: StaffDatabase, id: string): Promise<PersonRow | undefined> =>
  db.selectFrom('staff_people').where('id', '=', id).selectAll().executeTakeFirst()

export const personByAddress = (db: StaffDatabase, typed: string): Promise<PersonRow | undefined> =>
  db.selectFrom('staff_people').where('email', '=', nameKey(typed)).selectAll().executeTakeFirst()

/** Finds somebody by the address, or by the former name of somebody without one. */
export const personNamed = async (db: StaffDatabase, typed: string): Promise<PersonRow | undefined> =>
  (await personByAddress(db, typed)) ?? (await personByAddress(db, `${nameKey(typed)}${MISSING_ADDRESS}`))

export const allPeople = (db: StaffDatabase): Promise<PersonRow[]> =>
  db.selectFrom('staff_people').orderBy('name').orderBy('id').selectAll().execute()

/** True for the only active person who manages. */
export async function isLastManager(db: StaffDatabase, id: string): Promise<boolean> {
  const managers = (await allPeople(db))
    .map(toPerson)
    .filter(({ rights, state }) => rights.manages && state === 'active')
  return managers.length === 1 && managers[0]?.id === id
}

export const hasManager = async (db: StaffDatabase): Promise<boolean> =>
  (await allPeople(db)).some((row) => toPerson(row).rights.manages)

export async function insertPerson(db: StaffDatabase, row: PersonRow): Promise<void> {
  await db.insertInto('staff_people').values(row).execute()
}

export async function updatePerson(
  db: StaffDatabase,
  id: string,
  change: Partial<Omit<PersonRow, 'id'>>,
): Promise<void> {
  await db.updateTable('staff_people').set(change).where('id', '=', id).execute()
}

export async function deletePerson(db: StaffDatabase, id: string): Promise<void> {
  await db.deleteFrom('staff_people').where('id', '=', id).execute()
}
