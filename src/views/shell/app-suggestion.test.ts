import { expect, test } from 'vitest'
import { siteIds, sites } from '../../../config/sites.ts'
import { appSuggestion } from './app-suggestion.ts'

const on = { on: true, kind: 'home', frame: { header: 'full' }, site: sites.nl, language: 'nl', hrefOf: () => '/nl/app' } as const

test.each(siteIds)('%s suggests the app with its own stores', (site) => {
  expect(appSuggestion({ ...on, site: sites[site] })).toEqual({
    pageHref: '/nl/app',
    stores: [
      { system: 'ios', href: `/outside/nl/apps.marquee.example/${site}/ios` },
      { system: 'android', href: `/outside/nl/apps.marquee.example/${site}/android` },
    ],
  })
})

test('not where the flag is off, nor on pages that are made for the app, nor on its own page', () => {
  expect(appSuggestion({ ...on, on: false })).toBeNull()
  expect(appSuggestion({ ...on, frame: { header: 'none' } })).toBeNull()
  expect(appSuggestion({ ...on, kind: 'mobileApp' })).toBeNull()
})
