import type { Access, PayloadRequest, SanitizedConfig, Where } from 'payload'
import { unchangeable } from '../internal-collection.ts'
import { rowsOf } from '../rows.ts'
import { isAdmin, personOf } from './person.ts'
import { readable } from './readable.ts'

const LOCKS = 'payload-locked-documents'

interface Lock {
  readonly id: number | string
  readonly document?: { readonly relationTo: string; readonly value: number | string } | null
  readonly user?: { readonly value: number | string } | null
}

/** Locks of documents that the user may read. There is one for each open document: few. */
async function locksSeen(req: PayloadRequest): Promise<boolean | Where> {
  const person = personOf(req.user)
  if (!person || person.role === 'admin') return person !== undefined
  const locks = await rowsOf<Lock>(req, LOCKS)
  const seen = await Promise.all(
    locks.map(async ({ id, document, user }) =>
      user?.value === person.id || (document && (await readable(req, document.relationTo, document.value)))
        ? [id]
        : [],
    ),
  )
  return { id: { in: seen.flat() } }
}

const within: Access = ({ req }) => locksSeen(req)
const nobody: Access = () => false

/**
 * Payload opens its own collections to every signed-in user. Locks follow their documents here; nobody
 * reads the list of migrations.
 */
export function guardOwnCollections(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections) {
    if (slug === LOCKS)
      Object.assign(access, { read: within, update: within, delete: within, create: nobody })
    if (slug === 'payload-migrations') Object.assign(access, { ...unchangeable, read: nobody })
  }
  return config
}

const admins = ({ req }: { readonly req: PayloadRequest }): boolean => isAdmin(req.user)

/** Public calls only: the process runs its jobs without access checks. */
export const jobsAccess = { run: admins, queue: admins, cancel: admins }
