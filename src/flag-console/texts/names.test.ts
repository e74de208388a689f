import { describe, expect, it } from 'vitest'
import { flagTitle, siteName } from './names.ts'

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

  it('names countries in English', () => {
    expect([siteName('be'), siteName('nl'), siteName('ci')]).toEqual([
      'Belgium',
      'Netherlands',
      'Côte d’Ivoire',
    ])
  })
})
