import { randomBytes } from 'node:crypto'
import { StartError } from '@marquee/kit/start/start-error.ts'
import type { Payload } from 'payload'

interface FirstAdmin {
  readonly email: string
  /** Default: true. */
  readonly isNamed?: boolean
  /** Default: a random one. */
  readonly password?: string | undefined
}

const adminsIn = async (payload: Payload) =>
  (await payload.count({ collection: 'users', where: { role: { equals: 'admin' } } })).totalDocs

/**
 * Creates an administrator if there is none and returns the password; otherwise undefined. Call it before
 * the process listens. Of two processes that start together on one database, one creates the account. Throws a
 * StartError if nobody named it.
 */
export async function ensureFirstAdmin(
  payload: Payload,
  { email, isNamed = true, password = randomBytes(18).toString('base64url') }: FirstAdmin,
): Promise<string | undefined> {
  if ((await adminsIn(payload)) > 0) return undefined
  if (!isNamed)
    throw new StartError(
      'The environment variable CMS_ADMIN_EMAIL must name the first admin, since CMS_URL is public.',
    )
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
