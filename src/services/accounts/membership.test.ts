import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isPhotoFile } from './membership.ts'

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
