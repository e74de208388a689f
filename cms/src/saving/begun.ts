import type { FormState } from 'payload'

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/**
 * A new document is worth saving once it has a site and a title. `key` stands for kinds without a title, which need
 * any text.
 */
export function isBegun(fields: FormState, title: string): boolean {
  if (!isText(fields.site?.value)) return false
  if (title !== 'key') return isText(fields[title]?.value)
  return Object.entries(fields).some(
    ([path, { value, initialValue }]) => path !== 'site' && isText(value) && value !== initialValue,
  )
}
