import type { PayloadRequest } from 'payload'
import type { SiteId } from '#config/sites.ts'
import { rowsOf } from '../rows.ts'
import { personOf } from '../users/person.ts'
import { personName } from '../users/person-name.ts'

/** How a comment names a colleague. */
export const mentionOf = (name: string): string => `@${name}`

export const isNamedIn = (text: string, name: string): boolean =>
  name !== '' && text.includes(mentionOf(name))

/** Names of those who may read the documents of a site, without the user's. */
export async function colleaguesOf(req: PayloadRequest, site: SiteId): Promise<readonly string[]> {
  const accounts = await rowsOf(req, 'users', {
    where: { or: [{ role: { equals: 'admin' } }, { sites: { in: [site] } }] },
  })
  const names = accounts.filter((account) => personOf(account)).map(personName)
  return [...new Set(names)].filter((name) => name !== '' && name !== personName(req.user)).sort()
}
