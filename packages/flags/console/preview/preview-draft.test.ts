import { expect, test } from 'vitest'
import { defaultFlags, flagNames } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { chosenFlags, firstForm, previewPath } from './preview-draft.ts'

const openedAt = (query: string) =>
  firstForm({ evaluation: undefined, url: new URL(`http://flags.localhost/preview${query}`) })

test('opens with the live values of a site', () => {
  const form = openedAt('?site=be')
  expect(form).toMatchObject({ site: 'be', language: 'en', page: '' })
  expect(flagNames.filter((name) => form.on.has(name) !== defaultFlags('be')[name])).toEqual([])
  expect(chosenFlags(form, defaultFlags('be'))).toEqual({})
})

test('inverts the features in the address', () => {
  const form = openedAt('?site=be&flag=voucherChecker&flag=wallet&flag=nothing')
  expect(chosenFlags(form, defaultFlags('be'))).toEqual({ voucherChecker: true, wallet: false })
})

test('falls back to the first site for an unknown site', () => {
  expect(openedAt('?site=zz').site).toBe('fr')
})

test.each<[SiteId, Language, string, string | null]>([
  ['fr', 'fr', '', '/'],
  ['fr', 'en', '', '/en'],
  ['be', 'nl', '', '/nl'],
  ['be', 'nl', '/', '/nl'],
  ['be', 'fr', '/films?date=1', '/fr/films?date=1'],
  ['be', 'nl', '/fr/films', '/fr/films'],
  ['fr', 'fr', '/en/films', '/en/films'],
  ['fr', 'en', '/films', '/en/films'],
  ['fr', 'fr', '/films', '/films'],
  ['be', 'fr', 'http://be.localhost:3000/nl/films', '/nl/films'],
  ['be', 'fr', 'http://be.localhost:3000', '/fr'],
  ['be', 'fr', 'http://fr.localhost:3000/films', null],
  ['be', 'fr', 'films', null],
  ['be', 'fr', '//evil.example/', null],
  ['be', 'fr', '/\\evil.example', null],
])('the path in %s in %s for %j is %j', (site, language, page, path) => {
  expect(
    previewPath({ site, language, page, start: null, on: new Set() }, `http://${site}.localhost:3000`),
  ).toBe(path)
})
