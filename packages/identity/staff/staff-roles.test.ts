import { expect, test } from 'vitest'
import { contentGrants, flagGrants, rolesOf, type StaffRights } from './staff-roles.ts'

const rights = (change: Partial<StaffRights>): StaffRights => ({
  manages: false,
  flags: null,
  content: null,
  ...change,
})

test.each<[Partial<StaffRights>, readonly string[]]>([
  [{ manages: true }, []],
  [{ flags: { role: 'admin', sites: [] } }, ['flags:admin']],
  [{ flags: { role: 'editor', sites: ['be', 'nl'] } }, ['flags:editor:be', 'flags:editor:nl']],
  [
    { content: { role: 'translator', sites: ['ch'], languages: ['de', 'fr'] } },
    ['content:translator:ch:de', 'content:translator:ch:fr'],
  ],
  [
    { flags: { role: 'viewer', sites: [] }, content: { role: 'reader', sites: ['fr'], languages: [] } },
    ['flags:viewer', 'content:reader:fr'],
  ],
])('the rights %j have a grant for each of the roles %j', (change, roles) => {
  expect(rolesOf(rights(change))).toEqual(roles)
  const granted = [...flagGrants, ...contentGrants].map(({ value }) => value)
  expect(granted).toEqual(expect.arrayContaining([...roles]))
})
