import type { FormState } from 'payload'

/** Each response changes these fields. */
export const ofServer: readonly string[] = ['basis', 'updatedAt', 'createdAt', '_status']

/** The written values of a form as one text, to compare. */
export const writtenIn = (fields: FormState): string =>
  JSON.stringify(
    Object.entries(fields)
      .filter(([path]) => !ofServer.includes(path))
      .map(([path, { value, rows }]) => [path, value, rows?.map(({ id }) => id)]),
  )
