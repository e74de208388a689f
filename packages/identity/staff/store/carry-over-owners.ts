import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { MISSING_ADDRESS } from './people.ts'

const owners = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    name_key: z.string(),
    password: z.string(),
    role: z.enum(['viewer', 'editor', 'admin']),
    sites: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
    created_at: z.string(),
    updated_at: z.string(),
  }),
)

/** The owner whom the flag service made at its first start. */
const FIRST_OWNER = 'first-admin'

/**
 * Owners of flags with a password of their own become people, with the same id, password, one-time codes and recovery
 * codes. Their passkeys are bound to the host of the console. A manager completes their addresses.
 */
export async function carryOverOwners(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select * from flag_owners where issuer is null`.execute(db)
  for (const { id, name, name_key, password, role, sites, created_at, updated_at } of owners.parse(rows)) {
    const rights = { manages: id === FIRST_OWNER, flags: { role, sites }, content: null }
    await sql`insert into staff_people (id, name, email, password, rights, suspended_at, created_at, updated_at)
      values (${id}, ${name}, ${name_key + MISSING_ADDRESS}, ${password}, ${JSON.stringify(rights)}, null,
        ${created_at}, ${updated_at})`.execute(db)
  }
  await sql`insert into staff_factors (person, secret, last_step, made_at)
    select owner, secret, last_step, made_at from flag_factors
    where owner in (select id from staff_people)`.execute(db)
  // An owner with passkeys alone has recovery codes that prove nothing without them.
  await sql`insert into staff_recovery_codes (code_hash, person, hashed_for)
    select code_hash, owner, owner from flag_recovery_codes
    where owner in (select person from staff_factors)`.execute(db)
}
