export const accountKey = (email: unknown): string =>
  typeof email === 'string' ? email.toLowerCase().trim() : ''

/** E-mail address of an account, or in the data of a request, as accounts have it; null without one. */
export const addressOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'email' in value ? accountKey(value.email) || null : null
