import { expect, test } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import { sites } from '#config/sites.ts'
import { languageOptions } from './language-options.ts'

const ch = {
  site: { ...sites.ch, languages: ['en', 'fr', 'de'] },
  flags: defaultFlags('ch'),
  language: 'fr',
} as const

test('each language links to the same page', () => {
  const options = languageOptions({
    ...ch,
    kind: 'show',
    alternates: { fr: '/fr/films-evenements/a', en: '/en/movies-events/b', de: '/de/filme-events/c' },
  })
  expect(options.map(({ href }) => href)).toEqual([
    '/en/movies-events/b',
    '/fr/films-evenements/a',
    '/de/filme-events/c',
  ])
  expect(options.find(({ current }) => current)?.language).toBe('fr')
})

test('without a translation, a detail links to its list and an unknown page to home', () => {
  const hrefs = (kind: 'show' | 'cityLight' | undefined) =>
    languageOptions({ ...ch, kind, alternates: {} }).map(({ href }) => href)
  expect(hrefs('show')).toEqual(['/en/movies-events', '/fr/films-evenements', '/de/filme-events'])
  for (const kind of ['cityLight', undefined] as const) expect(hrefs(kind)).toEqual(['/en', '/fr', '/de'])
})

test('the French home has no prefix', () => {
  const options = languageOptions({
    site: sites.fr,
    flags: defaultFlags('fr'),
    language: 'fr',
    kind: 'home',
    alternates: {},
  })
  expect(options.map(({ href }) => href)).toEqual(['/', '/en'])
})
