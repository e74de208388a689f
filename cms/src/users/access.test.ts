import { expect, test } from 'vitest'
import { languages } from '#config/languages.ts'
import { type Action, may, sitesOf, workingLanguages } from './access.ts'
import { type Person, personOf } from './person.ts'

const person = (role: Person['role'], more: Partial<Person> = {}): Person => ({
  id: 1,
  role,
  sites: [],
  languages: [],
  ...more,
})

const users = {
  nobody: undefined,
  admin: person('admin'),
  editor: person('editor', { sites: ['ch', 'fr'] }),
  translator: person('translator', { sites: ['ch', 'fr'], languages: ['de', 'nl'] }),
  reader: person('reader', { sites: ['ch', 'fr'] }),
}

const targets = {
  'own, own language': { site: 'ch', language: 'de' },
  'own, other language': { site: 'ch', language: 'fr' },
  own: { site: 'ch' },
  foreign: { site: 'nl', language: 'nl' },
  shared: { site: null },
  settings: { site: 'ch', language: 'de', collection: 'settings' },
} as const

const actions: readonly Action[] = ['read', 'create', 'text', 'facts', 'everything', 'delete']
const all = 'read create text facts everything delete'

/** Everything else is refused. */
const allowed: Record<keyof typeof users, Partial<Record<keyof typeof targets, string>>> = {
  nobody: {},
  admin: {
    'own, own language': all,
    'own, other language': all,
    own: all,
    foreign: all,
    shared: all,
    settings: all,
  },
  editor: {
    'own, own language': all,
    'own, other language': all,
    own: all,
    shared: 'read',
    settings: 'read',
  },
  translator: {
    'own, own language': 'read text',
    'own, other language': 'read',
    own: 'read text',
    shared: 'read',
    settings: 'read',
  },
  reader: {
    'own, own language': 'read',
    'own, other language': 'read',
    own: 'read',
    shared: 'read',
    settings: 'read',
  },
}

for (const [who, someone] of Object.entries(users) as [keyof typeof users, Person | undefined][]) {
  for (const [what, target] of Object.entries(targets) as [
    keyof typeof targets,
    (typeof targets)[keyof typeof targets],
  ][]) {
    test(`${who}, ${what}`, () => {
      expect(actions.filter((action) => may(someone, action, target)).join(' ')).toBe(
        allowed[who][what] ?? '',
      )
    })
  }
}

test('users work in the languages of their sites, translators in assigned ones', () => {
  expect(workingLanguages(users.admin)).toEqual(languages)
  expect(workingLanguages(users.editor)).toEqual(expect.arrayContaining(['fr', 'en', 'de']))
  expect(workingLanguages(users.editor)).not.toContain('nl')
  expect(workingLanguages(users.translator)).toEqual(['de'])
  expect(sitesOf(users.editor)).toEqual(['fr', 'ch'])
})

test('an account without a known role has no rights, and unknown sites and languages are ignored', () => {
  expect(personOf({ id: 1 })).toBeUndefined()
  expect(personOf({ id: 1, role: 'owner' })).toBeUndefined()
  expect(personOf(null)).toBeUndefined()
  expect(personOf({ id: 1, role: 'editor', sites: ['ch', 'xx'], languages: null })).toEqual(
    person('editor', { sites: ['ch'] }),
  )
})
