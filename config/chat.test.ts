import { expect, test } from 'vitest'
import { chat, chatEnvironmentOf, chatHoursOf, chatOriginOf } from './chat.ts'
import { siteIds, sites } from './sites.ts'

test('each host has one of the three environments', () => {
  for (const site of siteIds) {
    expect(chatEnvironmentOf(sites[site].hosts.production)).toBe('production')
    expect(chatEnvironmentOf(sites[site].hosts.local)).toBe('staging')
  }
  expect(chatEnvironmentOf('fr.staging.marquee.example')).toBe('staging')
  expect(chatEnvironmentOf('fr.preproduction.marquee.example')).toBe('preproduction')
  expect(chatEnvironmentOf('staging.marquee.example.evil.example')).toBe('production')
})

test('uses the built-in chat service and the site’s hours by default', () => {
  expect(Object.keys(chat.services).map((name) => chatOriginOf(name))).toEqual(['', '', ''])
  expect(chatHoursOf('nl')).toEqual([{ days: 'daily', opens: '10:00', closes: '22:00' }])
  expect(chatHoursOf('a-new-country')).toBe(chat.hours)
})
