import { expect, it } from 'vitest'
import { claimValues } from './claim-values.ts'

const claims = {
  roles: ['admins', 7, 'staff'],
  department: 'cinema',
  realm_access: { roles: ['nested'] },
  'https://cinema.example/roles': ['named by an address'],
}

it.each([
  ['roles', ['admins', 'staff']],
  ['department', ['cinema']],
  ['realm_access.roles', ['nested']],
  ['https://cinema.example/roles', ['named by an address']],
  ['groups', []],
  ['realm_access.roles.length', []],
  ['__proto__.constructor', []],
])('reads the claim %s', (path, values) => expect(claimValues(claims, path)).toEqual(values))
