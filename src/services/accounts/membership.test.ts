import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isPhotoFile, loyaltyOf } from './membership.ts'

test.each([
  ['jpeg', true],
  ['png', true],
  ['webp', true],
  ['gif', false],
  ['avif', false],
  ['tiff', false],
] as const)('of a %s: %s', async (format, accepted) => {
  const canvas = sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } })
  expect(isPhotoFile(await canvas.toFormat(format).toBuffer())).toBe(accepted)
})

test('of an SVG, even with the letters WEBP in it: false', () => {
  const svg =
    "<svg a='WEBP' xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9'/></svg>"
  expect(isPhotoFile(Buffer.from(svg))).toBe(false)
})

const rule = {
  visit: 2,
  plan: 10,
  levels: [
    { id: 'low', points: 0 },
    { id: 'high', points: 14 },
  ],
}

test.each([
  [0, false, 'low', 0, 14],
  [6, false, 'low', 12, 2],
  [7, false, 'high', 14, null],
  [1, true, 'low', 12, 2],
  [2, true, 'high', 14, null],
])('%d visits, with a plan: %s, reach the level %s', (visits, hasPlan, level, points, missing) => {
  expect(loyaltyOf({ visits, hasPlan }, rule)).toEqual({
    level,
    points,
    next: missing === null ? null : { level: 'high', missing },
  })
})

test('returns no level for a rule without levels', () => {
  expect(loyaltyOf({ visits: 9, hasPlan: true }, { ...rule, levels: [] })).toBeNull()
})
