import { describe, expect, it } from 'vitest'
import { flagTitle } from '../../../config/flag-title.ts'
import { namesIn } from './names.ts'

describe('names for owners', () => {
  it.each([
    ['voucherChecker', 'Voucher checker'],
    ['filter3d', 'Filter 3D'],
    ['tracking4dx', 'Tracking 4DX'],
    ['filterVip', 'Filter VIP'],
    ['vod', 'VOD'],
    ['tiktok', 'TikTok'],
    ['showtimesByVersion', 'Showtimes by version'],
  ])('reads %s as “%s”', (name, title) => {
    expect(flagTitle(name)).toBe(title)
  })

  it.each([
    ['en', 'Belgium', 'the Netherlands', 'French'],
    ['fr', 'Belgique', 'Pays-Bas', 'français'],
    ['de', 'Belgien', 'Niederlande', 'Französisch'],
    ['nl', 'België', 'Nederland', 'Frans'],
  ] as const)('names countries and languages in %s', (language, belgium, netherlands, french) => {
    const { siteName, siteIn, languageName } = namesIn(language)
    expect([siteName('be'), siteIn('nl'), languageName('fr')]).toEqual([belgium, netherlands, french])
  })
})
