import type { EditorGrant } from '../identity-env.ts'
import { type Person, roles } from '../users/person.ts'

export type EditorRights = Omit<Person, 'id'>

const unique = <T>(lists: readonly (readonly T[])[]): readonly T[] => [...new Set(lists.flat())]

/** The highest role of all values, with the sites and languages of all grants of that role. Null without a grant. */
export function editorRightsOf(values: readonly string[], all: readonly EditorGrant[]): EditorRights | null {
  const held = all.filter(({ value }) => values.includes(value))
  const role = roles.find((each) => held.some((grant) => grant.role === each))
  if (role === undefined) return null
  const grants = held.filter((grant) => grant.role === role)
  return {
    role,
    sites: unique(grants.map(({ sites }) => sites)),
    languages: unique(grants.map(({ languages }) => languages)),
  }
}
