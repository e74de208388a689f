import { expect, test } from 'vitest'
import { aComposition } from './composition.fixture.ts'
import { renamedSlugs } from './renamed-slugs.server.ts'

const api = {
  cinemaSlugs: () =>
    Promise.resolve([
      { fr: 'lyon-bellecour', en: 'lyons-bellecour' },
      { fr: 'rex', en: 'rex' },
      { fr: 'max', en: 'maxim' },
    ]),
  showSlugs: () => Promise.resolve([{ fr: 'tosca', en: 'tosca-live' }]),
}

test('maps the slugs of a place, a cinema and chosen showtimes to other languages', async () => {
  const composition = aComposition(api, { filters: 'localisation-lyon-bellecour' })
  expect(await renamedSlugs(composition, { cinema: 'max', showtimes: 'tosca~rex~2026-11-23T19:30' })).toEqual(
    {
      renamed: { en: { 'lyon-bellecour': 'lyons-bellecour', max: 'maxim', tosca: 'tosca-live' } },
    },
  )
})

test('requests nothing for an address without slugs', async () => {
  const never = () => Promise.reject(new Error('not to be asked'))
  expect(
    await renamedSlugs(
      aComposition({ cinemaSlugs: never, showSlugs: never }, { filters: 'date-2026-11-28' }),
      {},
    ),
  ).toEqual({})
})

test('leaves the slugs unchanged if the source has no table', async () =>
  expect(await renamedSlugs(aComposition({}, { filters: 'localisation-rex' }), {})).toEqual({}))
