import type { PayloadRequest } from 'payload'
import type { SiteId } from '#config/sites.ts'
import { rowsOf } from '../rows.ts'
import { personOf } from '../users/person.ts'
import { personName } from '../users/person-name.ts'

/** True if a comment mentions a colleague. */
export const isNamedIn = (text: string, name: string): boolean => name !== '' && text.includes(`@${name}`)

/** Names of those who may read the documents of a site, without the user's. */
export async function colleaguesOf(req: PayloadRequest, site: SiteId): Promise<readonly string[]> {
  const accounts = await rowsOf(req, 'users', {
    where: { or: [{ role: { equals: 'admin' } }, { sites: { in: [site] } }] },
  })
  const names = accounts.filter((account) => personOf(account)).map(personName)
  return [...new Set(names)].filter((name) => name !== '' && name !== personName(req.user)).sort()
}
