import { expect, test } from 'vitest'
import { clientTextsOf, textsOf } from './texts.server.ts'

test('a site has neither the texts of the CMS nor those of the client hosts alone', () => {
  const namespaces = Object.keys(textsOf('fr'))
  expect(namespaces).toContain('shell')
  expect(namespaces.filter((name) => /^(cms|client)-/.test(name))).toEqual([])
  expect(Object.keys(clientTextsOf('fr')).filter((name) => name.startsWith('cms-'))).toEqual([])
})
