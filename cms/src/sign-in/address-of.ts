import { accountKey } from './known-browser.ts'

/** E-mail address of an account, or in the data of a request, as accounts have it; null without one. */
export const addressOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'email' in value ? accountKey(value.email) || null : null
