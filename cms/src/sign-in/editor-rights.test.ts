import { expect, it } from 'vitest'
import type { EditorGrant } from '../identity-env.ts'
import { editorRightsOf } from './editor-rights.ts'

const grants: readonly EditorGrant[] = [
  { value: 'admins', role: 'admin', sites: [], languages: [] },
  { value: 'benelux', role: 'editor', sites: ['be', 'nl'], languages: [] },
  { value: 'france', role: 'editor', sites: ['fr', 'be'], languages: [] },
  { value: 'swiss-texts', role: 'translator', sites: ['ch'], languages: ['de', 'fr'] },
  { value: 'staff', role: 'reader', sites: ['ci'], languages: [] },
]

it.each([
  [['staff'], { role: 'reader', sites: ['ci'], languages: [] }],
  [['staff', 'swiss-texts'], { role: 'translator', sites: ['ch'], languages: ['de', 'fr'] }],
  [['swiss-texts', 'benelux'], { role: 'editor', sites: ['be', 'nl'], languages: [] }],
  [['france', 'benelux', 'other'], { role: 'editor', sites: ['be', 'nl', 'fr'], languages: [] }],
  [['benelux', 'admins'], { role: 'admin', sites: [], languages: [] }],
  [['other'], null],
  [[], null],
])('the values %j have the rights %j', (values, rights) =>
  expect(editorRightsOf(values, grants)).toEqual(rights),
)
