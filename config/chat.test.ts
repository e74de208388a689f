import { expect, test } from 'vitest'
import { chatEnvironmentOf } from './chat.ts'
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
