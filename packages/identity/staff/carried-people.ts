import { randomUUID } from 'node:crypto'
import { createSafe } from '@marquee/kit/secrets/derived-keys.ts'
import { z } from 'zod'
import { address } from '../subject-claims.ts'
import { nameKey } from '../typed-names.ts'
import { auditName, changingPeople, type StaffParts } from './staff-parts.ts'
import { carriedPassword } from './staff-passwords.ts'
import { type ContentRights, isAdminOfAnything, type StaffRights, storedRights } from './staff-roles.ts'
import { saveCarriedCodes, saveFactor } from './store/factors.ts'
import { insertPerson, type PersonRow, personByAddress, toPerson, updatePerson } from './store/people.ts'
import type { StaffDatabase } from './store/staff-tables.ts'

const carried = z.array(
  z.object({
    email: address,
    name: z.string().max(200),
    content: storedRights.shape.content,
    suspended: z.boolean(),
    /** As Payload stores it. */
    password: z.object({ hash: z.string(), salt: z.string() }),
    /** Base32; null without an app. */
    codeKey: z.string().nullable(),
    /** `hashedFor`: the id that was hashed with each code. */
    recoveryCodes: z.object({ hashedFor: z.string(), hashes: z.array(z.string()).max(50) }).nullable(),
  }),
)

/** An account of the content management system that had a password. */
export interface CarriedPerson extends Omit<z.output<typeof carried>[number], 'content'> {
  readonly content: ContentRights | null
}

const safeOf = (publishingSecret: string) => createSafe(publishingSecret, 'sign-ins')

/** The body of a message to the path `carryOver`: encrypted and authenticated with the publishing secret. */
export const sealPeople = (publishingSecret: string, people: readonly CarriedPerson[]): string =>
  safeOf(publishingSecret).lock(JSON.stringify(people))

/** Null for a message that another secret has sealed. */
export function openPeople(publishingSecret: string, sealed: string): readonly CarriedPerson[] | null {
  const text = safeOf(publishingSecret).unlock(sealed)
  return text === null ? null : carried.parse(JSON.parse(text))
}

/** Keeps what is not known yet. */
async function keep(
  { safe, clock, now }: StaffParts,
  db: StaffDatabase,
  { email, name, content, suspended, password, codeKey, recoveryCodes }: CarriedPerson,
): Promise<PersonRow | null> {
  const at = new Date(clock()).toISOString()
  const known = await personByAddress(db, email)
  if (known) {
    const { rights } = toPerson(known)
    if (rights.content !== null || content === null) return null
    const change = { rights: JSON.stringify({ ...rights, content } satisfies StaffRights), updated_at: at }
    await updatePerson(db, known.id, change)
    return { ...known, ...change }
  }
  const row: PersonRow = {
    id: randomUUID(),
    name,
    email: nameKey(email),
    password: carriedPassword(password),
    rights: JSON.stringify({ manages: false, flags: null, content } satisfies StaffRights),
    suspended_at: suspended ? at : null,
    created_at: at,
    updated_at: at,
  }
  await insertPerson(db, row)
  if (codeKey !== null) {
    await saveFactor(db, row.id, safe.lock(codeKey), { step: 0, now: now() })
    if (recoveryCodes) await saveCarriedCodes(db, row.id, recoveryCodes)
  }
  return row
}

/** Returns how many are new here. */
export async function carryOver(parts: StaffParts, people: readonly CarriedPerson[]): Promise<number> {
  const kept = await changingPeople(parts.store, async (db) => {
    const rows: PersonRow[] = []
    for (const person of people) {
      const row = await keep(parts, db, person)
      if (row) rows.push(row)
    }
    return rows.map(toPerson)
  })
  for (const person of kept)
    await parts.record({
      event: 'person.carried-over',
      outcome: 'done',
      actor: 'operator',
      person: null,
      target: auditName(person),
      subject: person.id,
      details: { admin: isAdminOfAnything(person.rights) },
    })
  return kept.length
}
