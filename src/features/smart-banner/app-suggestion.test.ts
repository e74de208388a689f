import { expect, test } from 'vitest'
import { appSuggestion } from './app-suggestion.ts'

const stores = [{ system: 'ios', href: '/store' }]
const on = { on: true, kind: 'home', frame: { header: 'full' }, stores, hrefOf: () => '/nl/app' } as const

test('suggests the app with its page and its stores', () =>
  expect(appSuggestion(on)).toEqual({ pageHref: '/nl/app', stores }))

test('is null without the flag, on pages for the app, and on its own page', () => {
  expect(appSuggestion({ ...on, on: false })).toBeNull()
  expect(appSuggestion({ ...on, frame: { header: 'none' } })).toBeNull()
  expect(appSuggestion({ ...on, kind: 'mobileApp' })).toBeNull()
})
