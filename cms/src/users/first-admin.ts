import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'

interface FirstAdmin {
  readonly email: string
  /** At least as long as every password here; by default one that nobody can guess. */
  readonly password?: string
}

const adminsIn = async (payload: Payload) =>
  (await payload.count({ collection: 'users', where: { role: { equals: 'admin' } } })).totalDocs

/**
 * Makes an administrator where there is none, and answers the password to tell them; undefined where there is one already. To be called
 * before the process listens. Of two processes that begin together on one database, one makes the account and the other finds it.
 */
export async function ensureFirstAdmin(
  payload: Payload,
  { email, password = randomBytes(18).toString('base64url') }: FirstAdmin,
): Promise<string | undefined> {
  if ((await adminsIn(payload)) > 0) return undefined
  try {
    await payload.create({
      collection: 'users',
      data: { email, password, role: 'admin' },
      overrideAccess: true,
    })
    return password
  } catch (error) {
    if ((await adminsIn(payload)) > 0) return undefined
    throw error
  }
}
