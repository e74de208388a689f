/** Values of a form by path. */
export type Values = Readonly<Record<string, unknown>>

interface FieldOfForm {
  readonly value?: unknown
  readonly initialValue?: unknown
  readonly rows?: unknown
  readonly disableFormData?: boolean
}
export type FieldsOfForm = Readonly<Record<string, FieldOfForm>>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Lists are left out: they have their rows, and as value only how many. */
export const valuesOf = (fields: FieldsOfForm): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { rows, disableFormData }]) => rows === undefined && !disableFormData)
      .map(([path, { value }]) => [path, value]),
  )

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/**
 * Whether a new document is worth saving: it has a site and a title. `key` stands for kinds without a title,
 * which need any text.
 */
export function isBegun(fields: FieldsOfForm, title: string): boolean {
  if (!isText(fields.site?.value)) return false
  if (title !== 'key') return isText(fields[title]?.value)
  return Object.entries(fields).some(
    ([path, { value, initialValue }]) => path !== 'site' && isText(value) && value !== initialValue,
  )
}

/** What was typed after `sent`. */
export const typedSince = (sent: Values, now: Values): Values =>
  Object.fromEntries(
    Object.entries(now).filter(([path, value]) => path in sent && !isSame(sent[path], value)),
  )
