import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeOuter, seen } from '../outer-server.fixture.ts'
import { pictureVersion } from './masters.ts'
import { createPictureProcesses } from './picture-processes.ts'

const entry = new URL('../../wiring/picture-process.ts', import.meta.url).href
const { send, outer, folder } = fakeOuter({}, { pictureProcesses: createPictureProcesses(entry) })
afterAll(outer.close)
const media = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  send(`http://fr.localhost/media/${path}`, { headers, method })
const film = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256))

beforeAll(async () => {
  for (const name of ['posters', 'trailers']) mkdirSync(join(folder, 'art', name), { recursive: true })
  const picture = sharp({ create: { width: 720, height: 1_080, channels: 3, background: '#feb91e' } })
  await picture.jpeg().toFile(join(folder, 'art', 'posters', 'dune.jpg'))
  writeFileSync(join(folder, 'art', 'posters', 'broken.jpg'), 'not a picture')
  writeFileSync(join(folder, 'art', 'trailers', 'clip.mp4'), film)
  writeFileSync(join(folder, 'secret.jpg'), 'secret')
})

describe('pictures', () => {
  test.each([
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ])('are made in %s at the requested width', async (format, type) => {
    const response = await media(`posters/dune.jpg?w=320&f=${format}`)
    expect(seen(response, 'content-type')).toEqual([200, type])
    expect(await sharp(Buffer.from(await response.bytes())).metadata()).toMatchObject({
      width: 320,
      height: 480,
    })
    const again = await media(`posters/dune.jpg?w=320&f=${format}`, {
      'if-none-match': response.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
  })

  test.each(['posters/dune.jpg?w=320&f=avif', 'posters/dune.jpg?w=240'])(
    '%s is a WebP for a minute, until its AVIF is made',
    async (path) => {
      const accept = { accept: 'image/avif,image/webp,*/*' }
      const types = (response: Response) => seen(response, 'content-type', 'cache-control')
      const first = await media(path, accept)
      expect(types(first)).toEqual([200, 'image/webp', 'public, max-age=60'])
      expect((await sharp(Buffer.from(await first.bytes())).metadata()).format).toBe('webp')
      let avif = first
      const statusLater = async () => {
        avif = await media(path, { ...accept, 'if-none-match': first.headers.get('etag') ?? '' })
        return avif.status
      }
      await expect.poll(statusLater).toBe(200)
      expect(types(avif)).toEqual([200, 'image/avif', 'public, max-age=86400'])
      expect((await sharp(Buffer.from(await avif.bytes())).metadata()).format).toBe('heif')
    },
  )

  test('have the negotiated format and `Vary` if the address has none', async () => {
    const response = await media('posters/dune.jpg?w=160', { accept: 'image/webp,*/*' })
    expect(seen(response, 'content-type', 'vary')).toEqual([200, 'image/webp', 'Accept'])
  })

  test.each(['posters/dune.jpg?w=160&f=webp', 'posters/dune.jpg?'])(
    '%s is immutable with its version, and stored for a minute with another one',
    async (path) => {
      const version = pictureVersion(readFileSync(join(folder, 'art', 'posters', 'dune.jpg')))
      const cacheControl = async (query: string) => (await media(path + query)).headers.get('cache-control')
      expect(await cacheControl(`&v=${version}`)).toBe('public, max-age=31536000, immutable')
      expect(await cacheControl('&v=0123456789ab')).toBe('public, max-age=60')
      expect(await cacheControl('&v=')).toBe('public, max-age=60')
      expect(await cacheControl('')).toBe('public, max-age=86400')
    },
  )

  test('are generated in advance', async () => {
    const before = readdirSync(join(folder, 'images')).length
    outer.warmImages([
      { path: 'posters/dune.jpg', width: 640, format: 'webp' },
      { path: 'posters/none.jpg', width: 640, format: 'webp' },
      { path: '../secret.jpg', width: 640, format: 'webp' },
    ])
    await expect.poll(() => readdirSync(join(folder, 'images')).length).toBe(before + 1)
  })

  test.each(['none', 'broken'])('%s is not found', async (name) =>
    expect((await media(`posters/${name}.jpg?w=320&f=avif`)).status).toBe(404),
  )
})

describe('films', () => {
  test('are sent whole, with `Accept-Ranges`', async () => {
    const response = await media('trailers/clip.mp4')
    const expected = [200, 'video/mp4', 'bytes', '1000']
    expect(seen(response, 'content-type', 'accept-ranges', 'content-length')).toEqual(expected)
    expect(Buffer.from(await response.bytes()).equals(film)).toBe(true)
  })

  test('are sent in the requested range, or with 416 outside of them', async () => {
    const outside = await media('trailers/clip.mp4', { range: 'bytes=1000-' })
    expect(seen(outside, 'x-refusal', 'content-range')).toEqual([416, 'range', 'bytes */1000'])
    const response = await media('trailers/clip.mp4', { range: 'bytes=100-199' })
    expect(seen(response, 'content-range', 'content-length')).toEqual([206, 'bytes 100-199/1000', '100'])
    expect(Buffer.from(await response.bytes()).equals(film.subarray(100, 200))).toBe(true)
  })

  test('are sent whole if the range is of another version', async () => {
    expect((await media('trailers/clip.mp4', { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
    const etag = (await media('trailers/clip.mp4', {}, 'HEAD')).headers.get('etag') ?? ''
    expect((await media('trailers/clip.mp4', { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
  })
})
