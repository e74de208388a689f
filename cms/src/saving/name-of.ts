import { record } from '../content/document-value.ts'

/** The name of an account, without one its mail address. */
export function nameOf(account: unknown): string {
  const { name, email } = record(account)
  return [name, email].find((each): each is string => typeof each === 'string' && each.trim() !== '') ?? ''
}
