import type { PayloadRequest } from 'payload'
import { isLanguage } from '#config/languages.ts'
import { workingLanguages } from './access.ts'
import { personOf } from './person.ts'
import { preferenceOf, savePreference } from './preferences.ts'

const KEY = 'locale'

/**
 * Sets the document locale to one of the user's languages. Payload would start with French for an editor
 * without a French site, and keeps the last locale when rights change.
 */
export async function chooseLocale(account: unknown, req: PayloadRequest): Promise<void> {
  const person = personOf(account)
  const [first] = person && person.role !== 'admin' ? workingLanguages(person) : []
  if (!person || !first) return
  const chosen = await preferenceOf(req, person.id, KEY)
  if (isLanguage(chosen) && workingLanguages(person).includes(chosen)) return
  await savePreference(req, person.id, KEY, first)
}
