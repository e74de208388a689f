import type { PayloadRequest, Where } from 'payload'
import { isLanguage } from '#config/languages.ts'
import { workingLanguages } from './access.ts'
import { personOf } from './person.ts'

const KEY = 'locale'

/**
 * Sets the document locale to one of the user's languages. Payload would start with French for an editor
 * without a French site, and keeps the last locale when rights change.
 */
export async function chooseLocale(account: unknown, req: PayloadRequest): Promise<void> {
  const person = personOf(account)
  const [first] = person && person.role !== 'admin' ? workingLanguages(person) : []
  if (!person || !first) return
  const mine: Where = {
    and: [
      { key: { equals: KEY } },
      { 'user.value': { equals: person.id } },
      { 'user.relationTo': { equals: 'users' } },
    ],
  }
  const { docs } = await req.payload.db.find<{ readonly value?: unknown }>({
    collection: 'payload-preferences',
    where: mine,
    limit: 1,
    req,
  })
  const chosen = docs[0]?.value
  if (isLanguage(chosen) && workingLanguages(person).includes(chosen)) return
  const data = { key: KEY, value: first, user: { relationTo: 'users', value: person.id } }
  await req.payload.db.upsert({ collection: 'payload-preferences', where: mine, data, req })
}
