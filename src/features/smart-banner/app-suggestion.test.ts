import { expect, test } from 'vitest'
import { appSuggestion } from './app-suggestion.ts'

const stores = [{ system: 'ios', href: '/store' }]
const on = { on: true, kind: 'home', frame: { header: 'full' }, stores, hrefOf: () => '/nl/app' } as const

test('suggests the app with its page and its stores', () =>
  expect(appSuggestion(on)).toEqual({ pageHref: '/nl/app', stores }))

test('not where the flag is off, nor on pages that are made for the app, nor on its own page', () => {
  expect(appSuggestion({ ...on, on: false })).toBeNull()
  expect(appSuggestion({ ...on, frame: { header: 'none' } })).toBeNull()
  expect(appSuggestion({ ...on, kind: 'mobileApp' })).toBeNull()
})
