import { expect, test } from 'vitest'
import { routes } from '#config/routes.ts'
import { appSuggestion } from './app-suggestion.ts'

const stores = [{ system: 'ios', href: '/store' }]
const on = {
  on: true,
  kind: 'home',
  frame: { header: 'full', signedIn: false },
  stores,
  hrefOf: () => '/nl/app',
} as const

test('suggests the app with its page and its stores', () =>
  expect(appSuggestion(on)).toEqual({ pageHref: '/nl/app', stores }))

test('is null without the flag, on pages of an order and for the app, and on its own page', () => {
  expect(appSuggestion({ ...on, on: false })).toBeNull()
  for (const frame of [routes.booking, routes.giftCardOrder, routes.newsApp])
    expect(appSuggestion({ ...on, frame })).toBeNull()
  expect(appSuggestion({ ...on, kind: 'mobileApp' })).toBeNull()
})
