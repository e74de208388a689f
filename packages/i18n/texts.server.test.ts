import { expect, test } from 'vitest'
import { clientTextsOf, consoleTextsOf, textsOf } from './texts.server.ts'

test('excludes the texts of the CMS, the client hosts and the flag console from a site', () => {
  const namespaces = Object.keys(textsOf('fr'))
  expect(namespaces).toContain('shell')
  expect(namespaces.filter((name) => /^(?:(?:cms|client)-|console$)/.test(name))).toEqual([])
  expect(Object.keys(clientTextsOf('fr')).filter((name) => name.startsWith('cms-'))).toEqual([])
  expect(Object.keys(consoleTextsOf('fr'))).toEqual(['console'])
})
