import { expect, it } from 'vitest'
import { rightsOf } from './owner-provider.ts'

const grants = [
  { value: 'admins', role: 'admin', sites: [] },
  { value: 'benelux', role: 'editor', sites: ['be', 'nl'] },
  { value: 'france', role: 'editor', sites: ['fr', 'be'] },
  { value: 'staff', role: 'viewer', sites: [] },
] as const

it.each([
  [['staff'], { role: 'viewer', sites: [] }],
  [['staff', 'benelux'], { role: 'editor', sites: ['be', 'nl'] }],
  [['france', 'benelux', 'other'], { role: 'editor', sites: ['be', 'nl', 'fr'] }],
  [['benelux', 'admins'], { role: 'admin', sites: [] }],
  [['other'], null],
  [[], null],
])('the values %j have the rights %j', (values, rights) => expect(rightsOf(values, grants)).toEqual(rights))
