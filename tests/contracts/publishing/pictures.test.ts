import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPictureProcesses } from '../../../src/server/images/picture-processes.ts'
import { fakeOuter, seen } from '../../../src/server/outer-server.fixture.ts'
import { describeOnEngines } from '../on-engines.ts'
import { hexOf, mediaRequest, type Sending } from './messages.ts'
import { publishingOfEachTest } from './set-up-publishing.ts'

const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' } as const

/** A name may have fewer digits of the hash. */
const LONG = /^(.{40}).*\./

type Bytes = Uint8Array<ArrayBuffer>

const pictures = new Map<string, Bytes>()

beforeAll(async () => {
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background: '#feb91e' } })
  const formats = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' } as const
  for (const [extension, format] of Object.entries(formats))
    pictures.set(extension, new Uint8Array(await image.clone().toFormat(format).toBuffer()))
})

const of = (extension: string): Bytes => pictures.get(extension) ?? new Uint8Array()

describeOnEngines('pictures of the editors', { dialect: true }, (engine) => {
  let outer: ReturnType<typeof fakeOuter>
  const pictureProcesses = createPictureProcesses(
    new URL('../../../src/wiring/picture-process.ts', import.meta.url).href,
  )
  afterAll(pictureProcesses.close)
  const stage = publishingOfEachTest(engine, () => {
    outer = fakeOuter({ STRICT_HOSTS: '1' }, { publishing: stage.publishing, pictureProcesses })
  })
  const put = (name: string, bytes: Bytes, type: string, sending: Sending = {}, origin?: string) =>
    outer.outer.fetch(mediaRequest(name, bytes, type, sending, origin))
  const nameOf = (extension: string) => `${hexOf(of(extension))}.${extension}`

  test('JPEG, PNG, WebP and AVIF are accepted, and served on every host as immutable', async () => {
    for (const [extension, type] of Object.entries(types)) {
      const name = nameOf(extension)
      const taken = await put(name, of(extension), type, {}, 'http://any-host.example')
      expect([taken.status, await taken.json()]).toEqual([200, { result: 'stored' }])
      expect(await (await put(name, of(extension), type)).json()).toEqual({ result: 'known' })
      for (const host of ['fr.localhost', 'client.nl.localhost', 'flags.localhost', 'any-host.example']) {
        const response = await outer.send(`http://${host}/media/${name}`, { headers: { cookie: 'lang=en' } })
        const immutable = 'public, max-age=31536000, immutable'
        expect(
          seen(response, 'content-type', 'x-content-type-options', 'cache-control', 'set-cookie', 'vary'),
          host,
        ).toEqual([200, type, 'nosniff', immutable, null, null])
        expect(hexOf(new Uint8Array(await response.arrayBuffer()))).toBe(name.split('.')[0])
      }
    }
  })

  test('support ranges, 304, derived sizes and 404', async () => {
    const name = nameOf('jpg')
    await put(name, of('jpg'), 'image/jpeg')
    const at = `http://fr.localhost/media/${name}`
    const part = await outer.send(at, { headers: { range: 'bytes=2-5' } })
    expect(seen(part, 'content-range')).toEqual([206, `bytes 2-5/${of('jpg').byteLength}`])
    const etag = (await outer.send(at)).headers.get('etag') ?? ''
    expect((await outer.send(at, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const small = await outer.send(`${at}?w=320&f=webp`)
    expect(seen(small, 'content-type')).toEqual([200, 'image/webp'])
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(320)
    for (const query of ['', '?w=320'])
      expect((await outer.send(`http://fr.localhost/media/${'0'.repeat(64)}.jpg${query}`)).status).toBe(404)
  })

  test('are refused under a name that is not their hash, or as another type than they are', async () => {
    const svg = new TextEncoder().encode('<svg/>')
    const none = `${'0'.repeat(64)}.jpg`
    for (const [name, bytes, type, issue] of [
      [none, of('jpg'), 'image/jpeg', { path: 'name', message: 'is not the SHA-256 of the bytes' }],
      ['photo.jpg', of('jpg'), 'image/jpeg', { path: 'name' }],
      [`${hexOf(of('png'))}.jpg`, of('png'), 'image/jpeg', { path: 'body', message: 'is image/png' }],
      [`${hexOf(svg)}.png`, svg, 'image/png', { path: 'body' }],
    ] as const) {
      const response = await put(name, bytes, type)
      expect([name, response.status]).toEqual([name, 400])
      expect(await response.json()).toMatchObject({ issues: [issue] })
    }
    const mistyped = await put(nameOf('jpg'), of('jpg'), 'image/png')
    expect([mistyped.status, await mistyped.json()]).toMatchObject([415, { error: 'must be image/jpeg' }])
    expect(await stage.store.read.selectFrom('media').select('name').execute()).toEqual([])
  })

  test('are refused if too large or not PUT', async () => {
    const large = new Uint8Array(20 * 1_048_576 + 1)
    expect((await put(`${hexOf(large)}.jpg`, large, 'image/jpeg')).status).toBe(413)
    const read = await outer.send(`http://fr.localhost/publishing/media/${nameOf('jpg')}`)
    expect(seen(read, 'allow', 'cache-control')).toEqual([405, 'PUT', 'no-store'])
  })

  test('are not read if they are unsigned, signed long ago or announced without their hash', async () => {
    const refused: readonly Record<string, string>[] = [
      { 'webhook-signature': `v1,${'A'.repeat(43)}=` },
      { 'webhook-timestamp': '1700000000' },
      { 'content-digest': '' },
    ]
    for (const headers of refused) {
      const pull = vi.fn<(controller: ReadableStreamDefaultController) => void>((controller) =>
        controller.enqueue(new Uint8Array(1_000)),
      )
      const short = nameOf('jpg').replace(LONG, '$1.')
      const { url, headers: signed } = mediaRequest(short, of('jpg'), 'image/jpeg', { headers })
      const init: RequestInit & { duplex: 'half' } = {
        method: 'PUT',
        headers: signed,
        body: new ReadableStream({ pull }, { highWaterMark: 0 }),
        duplex: 'half',
      }
      expect((await outer.outer.fetch(new Request(url, init))).status).toBe(401)
      expect(pull).not.toHaveBeenCalled()
    }
  })

  test('are accepted under the configured host only', async () => {
    const inside = fakeOuter({ PUBLISHING_HOST: 'inside.example:3000' }, { publishing: stage.publishing })
    const sent = (origin: string) =>
      inside.outer.fetch(mediaRequest(nameOf('png'), of('png'), 'image/png', {}, origin))
    expect((await sent('http://fr.localhost')).status).toBe(404)
    expect((await sent('http://inside.example:3000')).status).toBe(200)
  })

  test('are accepted under a short name, and counted in log and metrics', async () => {
    const taken = await put(nameOf('jpg').replace(LONG, '$1.'), of('jpg'), 'image/jpeg')
    expect(await taken.json()).toEqual({ result: 'stored' })
    expect(outer.lines.at(-1)).toContain('"kind":"publishing"')
    expect(await (await outer.send('http://fr.localhost/metrics')).text()).toContain(
      'publishing_messages_total{result="stored"} 1',
    )
  })
})
