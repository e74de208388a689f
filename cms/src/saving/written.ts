import type { FormState } from 'payload'

/** Each response changes these fields. */
export const ofServer: readonly string[] = ['basis', 'updatedAt', 'createdAt', '_status']

/** What is written in a form, to compare. */
export const writtenIn = (fields: FormState): string =>
  JSON.stringify(
    Object.entries(fields)
      .filter(([path]) => !ofServer.includes(path))
      .map(([path, { value, rows }]) => [path, value, rows?.map(({ id }) => id)]),
  )
