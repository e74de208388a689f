import { expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { chooseLanguage } from './language-choice.ts'

test.each([
  ['nothing said', 'ch', undefined, undefined, 'en'],
  ['the cookie wins', 'ch', 'x=1; lang=fr; y=2', 'de', 'fr'],
  ['a cookie of another site does not', 'nl', 'lang=de', 'en', 'en'],
  ['a cookie whose name only ends alike does not', 'ch', 'oldlang=fr', 'de', 'de'],
  [
    'the weights order the languages, not their places',
    'ch',
    undefined,
    'en;q=0.3, de;q=0.9, fr;q=0.5',
    'de',
  ],
  ['the part before a hyphen counts', 'be', undefined, 'nl-BE', 'nl'],
  ['case does not matter', 'be', undefined, 'NL-be', 'nl'],
  ['a refused language is not taken', 'nl', undefined, 'en;q=0', 'nl'],
  ['languages that the site lacks are passed over', 'nl', undefined, 'ja, fr;q=0.9, en;q=0.1', 'en'],
  ['a wildcard means the default', 'tn', undefined, '*', 'fr'],
  ['nonsense means the default', 'tn', 'lang=', ';;;q=x,', 'fr'],
] as const)('%s', (_, site, cookie, accept, expected) =>
  expect(chooseLanguage(sites[site], cookie, accept)).toBe(expected),
)
