import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePortrait } from './make-portrait.ts'

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#00000000' } })

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes a square without transparency', async (format) => {
  const portrait = await makePortrait(await canvas(300, 100).toFormat(format).toBuffer())
  expect(await sharp(portrait ?? undefined).metadata()).toMatchObject({
    format: 'webp',
    width: 160,
    height: 160,
    hasAlpha: false,
  })
})

test('rotates a photo by its orientation', async () => {
  const lying = sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } })
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: 'blue' } }, left: 100, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
  const portrait = await makePortrait(await lying.jpeg().toBuffer())
  const [, , topBlue = 0] = await sharp(portrait ?? undefined)
    .extract({ left: 80, top: 4, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  const [, , bottomBlue = 0] = await sharp(portrait ?? undefined)
    .extract({ left: 80, top: 155, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  expect([topBlue < 60, bottomBlue > 200]).toEqual([true, true])
})

test('rejects a picture above the limit of pixels', { tags: ['rest'] }, async () => {
  const side = 7_200
  const huge = sharp(Buffer.alloc(side * side), { raw: { width: side, height: side, channels: 1 } })
  expect(await makePortrait(await huge.png({ compressionLevel: 1 }).toBuffer())).toBeNull()
})

test('a file that is no picture becomes none', async () => {
  expect(await makePortrait(Buffer.from('not a picture'))).toBeNull()
})
