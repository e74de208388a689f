import { randomUUID } from 'node:crypto'
import { OperatorError } from '@marquee/kit/start/operator-error.ts'
import { nameKey } from '../typed-names.ts'
import { newPassword } from './first-password.ts'
import { changingPeople, type StaffParts } from './staff-parts.ts'
import type { StaffRights } from './staff-roles.ts'
import { allPeople, hasManager, insertPerson, personByAddress, toPerson } from './store/people.ts'

export interface FirstPersonOptions {
  readonly email: string | undefined
  readonly password: string | undefined
  /** The staff host is public, so that everybody could guess the default address. */
  readonly isPublic: boolean
}

const ALL_RIGHTS: StaffRights = {
  manages: true,
  flags: { role: 'admin', sites: [] },
  content: { role: 'admin', sites: [], languages: [] },
}
const DEFAULT_EMAIL = 'admin@localhost'

/** Deletes the file once another process has changed the password. */
async function tidyFile({ store, passwords, file }: StaffParts): Promise<void> {
  const stored = file.read()
  if (stored === undefined) return
  const managers = (await allPeople(store.read)).filter((row) => toPerson(row).rights.manages)
  for (const { password } of managers) {
    if ((await passwords.verify(stored, password)).right) return
  }
  file.remove()
}

/** Makes the first person at the first start; undefined while somebody manages people. */
export async function firstPerson(
  parts: StaffParts,
  { email = DEFAULT_EMAIL, password: configured, isPublic }: FirstPersonOptions,
): Promise<{ readonly email: string; readonly password: string } | undefined> {
  const { store, passwords, clock, file } = parts
  if (await hasManager(store.read)) {
    await tidyFile(parts)
    return undefined
  }
  if (isPublic && email === DEFAULT_EMAIL)
    throw new OperatorError(
      'The environment variable STAFF_ADMIN_EMAIL must be the address of the first person, since STAFF_HOST is public.',
    )
  const password = configured ?? newPassword()
  const hash = await passwords.hash(password)
  const at = new Date(clock()).toISOString()
  const key = nameKey(email)
  return changingPeople(store, async (db) => {
    if ((await hasManager(db)) || (await personByAddress(db, key))) return undefined
    await insertPerson(db, {
      id: randomUUID(),
      name: key.split('@', 1)[0] ?? key,
      email: key,
      password: hash,
      rights: JSON.stringify(ALL_RIGHTS),
      suspended_at: null,
      created_at: at,
      updated_at: at,
    })
    // A crash must not lose the password, so it is saved before the person is committed.
    if (configured === undefined) file.save(password)
    return { email: key, password }
  })
}
