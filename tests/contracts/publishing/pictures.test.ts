import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPictureProcesses } from '../../../src/server/images/picture-processes.ts'
import { fakeOuter } from '../../../src/server/outer-server.fixture.ts'
import { describeOnEngines } from '../on-engines.ts'
import { hexOf, mediaRequest, type Sending } from './messages.ts'
import { type PublishingStage, publishingOfEachTest } from './set-up-publishing.ts'

const pictures: Record<string, Uint8Array<ArrayBuffer>> = {}

beforeAll(async () => {
  const blank = () => sharp({ create: { width: 600, height: 400, channels: 3, background: '#feb91e' } })
  for (const [extension, image] of [
    ['jpg', blank().jpeg()],
    ['png', blank().png()],
    ['webp', blank().webp()],
    ['avif', blank().avif()],
  ] as const) {
    pictures[extension] = new Uint8Array(await image.toBuffer())
  }
})

const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' } as const
const of = (extension: string): Uint8Array<ArrayBuffer> => pictures[extension] ?? new Uint8Array()

describeOnEngines('pictures of the editors', { dialect: true }, (engine) => {
  let stage: PublishingStage
  let outer: ReturnType<typeof fakeOuter>
  const pictureProcesses = createPictureProcesses(
    new URL('../../../src/picture-process.ts', import.meta.url).href,
  )
  afterAll(pictureProcesses.close)
  publishingOfEachTest(engine, (opened) => {
    stage = opened
    outer = fakeOuter({ STRICT_HOSTS: '1' }, { publishing: opened.publishing, pictureProcesses })
  })
  const put = (
    name: string,
    bytes: Uint8Array<ArrayBuffer>,
    type: string,
    sending: Sending = {},
    origin?: string,
  ) => outer.outer.fetch(mediaRequest(name, bytes, type, sending, origin))
  const nameOf = (extension: string) => `${hexOf(of(extension))}.${extension}`

  test.each(Object.entries(types))(
    '%s is accepted, and served on every host as immutable',
    async (extension, type) => {
      const name = nameOf(extension)
      const taken = await put(name, of(extension), type, {}, 'http://any-host.example')
      expect([taken.status, await taken.json()]).toEqual([200, { result: 'stored' }])
      expect(await (await put(name, of(extension), type)).json()).toEqual({ result: 'known' })
      for (const host of ['fr.localhost', 'client.nl.localhost', 'flags.localhost', 'any-host.example']) {
        const response = await outer.send(`http://${host}/media/${name}`, { headers: { cookie: 'lang=en' } })
        expect([
          host,
          response.status,
          response.headers.get('content-type'),
          response.headers.get('x-content-type-options'),
        ]).toEqual([host, 200, type, 'nosniff'])
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect([response.headers.has('set-cookie'), response.headers.get('vary')]).toEqual([false, null])
        expect(hexOf(new Uint8Array(await response.arrayBuffer()))).toBe(name.split('.')[0])
      }
    },
  )

  test('support ranges, 304, derived sizes and 404', async () => {
    const name = nameOf('jpg')
    await put(name, of('jpg'), 'image/jpeg')
    const at = `http://fr.localhost/media/${name}`
    const part = await outer.send(at, { headers: { range: 'bytes=2-5' } })
    expect([part.status, part.headers.get('content-range'), (await part.arrayBuffer()).byteLength]).toEqual([
      206,
      `bytes 2-5/${of('jpg').byteLength}`,
      4,
    ])
    expect((await outer.send(at, { headers: { range: 'bytes=9999999-' } })).status).toBe(416)
    const etag = (await outer.send(at)).headers.get('etag') ?? ''
    expect((await outer.send(at, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const small = await outer.send(`${at}?w=320&f=webp`)
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(320)
    expect((await outer.send(`${at}?w=321`)).status).toBe(400)
    expect((await outer.send(at, { method: 'POST' })).status).toBe(405)
    for (const query of ['', '?w=320'])
      expect((await outer.send(`http://fr.localhost/media/${'0'.repeat(64)}.jpg${query}`)).status).toBe(404)
  })

  test.each<[string, () => [name: string, bytes: Uint8Array<ArrayBuffer>, type: string], number, object]>([
    [
      'a name that is not the hash',
      () => [`${'0'.repeat(64)}.jpg`, of('jpg'), 'image/jpeg'],
      400,
      { issues: [{ path: 'name', message: 'is not the SHA-256 of the bytes' }] },
    ],
    [
      'a name that is no hash',
      () => ['photo.jpg', of('jpg'), 'image/jpeg'],
      400,
      { issues: [{ path: 'name' }] },
    ],
    [
      'another kind of file than the name says',
      () => [`${hexOf(of('png'))}.jpg`, of('png'), 'image/jpeg'],
      400,
      { issues: [{ path: 'body', message: 'is image/png' }] },
    ],
    [
      'no picture',
      () => [
        `${hexOf(new TextEncoder().encode('<svg/>'))}.png`,
        new TextEncoder().encode('<svg/>'),
        'image/png',
      ],
      400,
      { issues: [{ path: 'body' }] },
    ],
    [
      'another type than its name',
      () => [nameOf('jpg'), of('jpg'), 'image/png'],
      415,
      { error: 'must be image/jpeg' },
    ],
  ])('%s is refused', async (_, make, status, body) => {
    const response = await put(...make())
    expect([response.status, await response.json()]).toMatchObject([status, body])
    expect(await stage.store.read.selectFrom('media').select('name').execute()).toEqual([])
  })

  test('are refused if unsigned, too large or not PUT', async () => {
    expect(
      (
        await put(nameOf('jpg'), of('jpg'), 'image/jpeg', {
          secret: 'another-secret-that-is-also-long-enough',
        })
      ).status,
    ).toBe(401)
    const large = new Uint8Array(20 * 1_048_576 + 1)
    expect((await put(`${hexOf(large)}.jpg`, large, 'image/jpeg')).status).toBe(413)
    const read = await outer.send(`http://fr.localhost/publishing/media/${nameOf('jpg')}`)
    expect([read.status, read.headers.get('allow'), read.headers.get('cache-control')]).toEqual([
      405,
      'PUT',
      'no-store',
    ])
  })

  test.each<[string, Record<string, string>]>([
    ['unsigned', { 'webhook-signature': `v1,${'A'.repeat(43)}=` }],
    ['signed long ago', { 'webhook-timestamp': '1700000000' }],
    ['announced without their hash', { 'content-digest': '' }],
  ])('are not read if they are %s', async (_, headers) => {
    let pulled = 0
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1
          controller.enqueue(new Uint8Array(1_000))
        },
      },
      { highWaterMark: 0 },
    )
    const { url, headers: signed } = mediaRequest(
      nameOf('jpg').replace(/^(.{40}).*\./, '$1.'),
      of('jpg'),
      'image/jpeg',
      {
        headers,
      },
    )
    const init: RequestInit & { duplex: 'half' } = { method: 'PUT', headers: signed, body, duplex: 'half' }
    const request = new Request(url, init)
    expect([(await outer.outer.fetch(request)).status, pulled]).toEqual([401, 0])
  })

  test('are accepted under the configured host only', async () => {
    const inside = fakeOuter({ PUBLISHING_HOST: 'inside.example:3000' }, { publishing: stage.publishing })
    const sent = (origin: string) =>
      inside.outer.fetch(mediaRequest(nameOf('png'), of('png'), 'image/png', {}, origin))
    expect((await sent('http://fr.localhost')).status).toBe(404)
    expect((await sent('http://inside.example:3000')).status).toBe(200)
  })

  test('are accepted under a short name', async () => {
    const name = nameOf('jpg').replace(/^(.{40}).*\./, '$1.')
    expect(await (await put(name, of('jpg'), 'image/jpeg')).json()).toEqual({ result: 'stored' })
  })

  test('are counted in log and metrics', async () => {
    await put(nameOf('jpg'), of('jpg'), 'image/jpeg')
    expect(outer.lines.at(-1)).toContain('"kind":"publishing"')
    expect(await (await outer.send('http://fr.localhost/metrics')).text()).toContain(
      'publishing_messages_total{result="stored"} 1',
    )
  })
})
