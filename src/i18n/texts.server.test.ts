import { expect, test } from 'vitest'
import { clientTextsOf, textsOf } from './texts.server.ts'

test('excludes the texts of the CMS and of the client hosts from a site', () => {
  const namespaces = Object.keys(textsOf('fr'))
  expect(namespaces).toContain('shell')
  expect(namespaces.filter((name) => /^(cms|client)-/.test(name))).toEqual([])
  expect(Object.keys(clientTextsOf('fr')).filter((name) => name.startsWith('cms-'))).toEqual([])
})
