import { zstdDecompressSync } from 'node:zlib'
import { dictionaryOf } from '@marquee/kit/http/dictionaries.ts'
import { expect, it } from 'vitest'
import { fakeOuter, seen } from '../outer-server.fixture.ts'

const SITE = 'http://fr.localhost'
/** Length of the head before the Zstandard frame. */
const HEAD = 40

const pageOf = (film: string) =>
  `<!doctype html><title>${film}</title>${Array.from({ length: 300 }, (_, at) => `<a href="/cinemas/c${at * at}">${at}</a>`).join('')}`

function site() {
  const outer = fakeOuter()
  outer.state.next = ({ pathname }) => ({ body: pageOf(pathname) })
  const dictionaryNamedBy = (response: Response) =>
    /^<(.+)>; rel="compression-dictionary"$/.exec(response.headers.get('link') ?? '')?.[1] ?? ''
  return { ...outer, dictionaryNamedBy }
}

const offering = (body: string | Buffer, more: Record<string, string> = {}) => ({
  headers: {
    'accept-encoding': 'br, dcz',
    'available-dictionary': `:${dictionaryOf(Buffer.from(body)).hash}:`,
    ...more,
  },
})

it('sends a page as what differs from the first one of its kind, which browsers fetch', async () => {
  const { send, dictionaryNamedBy } = site()
  const first = await send(`${SITE}/films/heron`)
  const dictionary = await send(SITE + dictionaryNamedBy(first))
  const pages = 'match="/films/*", match-dest=("document")'
  expect(seen(dictionary, 'use-as-dictionary', 'cache-control')).toEqual([
    200,
    pages,
    'public, max-age=2592000, immutable',
  ])
  expect(await dictionary.text()).toBe(pageOf('/films/heron'))

  const second = await send(`${SITE}/films/orbit`, offering(pageOf('/films/heron')))
  expect(seen(second, 'content-encoding', 'vary')).toEqual([
    200,
    'dcz',
    'Accept-Encoding, Available-Dictionary',
  ])
  expect(dictionaryNamedBy(second)).toBe(dictionaryNamedBy(first))
  const bytes = Buffer.from(await second.arrayBuffer())
  expect(bytes.byteLength).toBeLessThan(150)
  const text = zstdDecompressSync(bytes.subarray(HEAD), { dictionary: Buffer.from(pageOf('/films/heron')) })
  expect(text.toString()).toBe(pageOf('/films/orbit'))
})

it('answers with Brotli for a dictionary of another server, and a browser that reads no other form', async () => {
  const { send } = site()
  await send(`${SITE}/films/heron`)
  const encodings = [offering('unknown'), offering(pageOf('/films/heron'), { 'accept-encoding': 'br' })].map(
    async (request) => (await send(`${SITE}/films/orbit`, request)).headers.get('content-encoding'),
  )
  expect(await Promise.all(encodings)).toEqual(['br', 'br'])
  expect((await send(`${SITE}/dictionaries/unknown`)).status).toBe(204)
})

it('knows a page again in each form in which a browser may have it', async () => {
  const { send } = site()
  const plain = await send(`${SITE}/films/heron`, { headers: { 'accept-encoding': 'br' } })
  const packed = await send(`${SITE}/films/heron`, offering(pageOf('/films/heron')))
  for (const { headers } of [plain, packed]) {
    const etag = headers.get('etag') ?? ''
    const again = await send(
      `${SITE}/films/heron`,
      offering(pageOf('/films/heron'), { 'if-none-match': etag }),
    )
    expect(seen(again, 'etag')).toEqual([304, etag])
  }
})

it('has no dictionary for one of endlessly many filters, nor for a path without a page', async () => {
  const { send, state, dictionaryNamedBy } = site()
  await send(`${SITE}/films/heron`)
  const filtered = await send(`${SITE}/films/filters/genres-drama`, offering(pageOf('/films/heron')))
  expect(dictionaryNamedBy(filtered)).toBe('')
  expect(seen(filtered, 'content-encoding', 'vary')).toEqual([
    200,
    'dcz',
    'Accept-Encoding, Available-Dictionary',
  ])
  state.next = () => ({ status: 404 })
  expect(dictionaryNamedBy(await send(`${SITE}/films/nothing`))).toBe('')
})

it('ends a dictionary with its page, also one whose page was purged while it was rendered', async () => {
  const { outer, send, state, dictionaryNamedBy } = site()
  state.next = ({ pathname }) => ({ body: pageOf(pathname), tags: [pathname] })
  const named = dictionaryNamedBy(await send(`${SITE}/films/heron`))
  outer.purge(['/films/orbit'])
  outer.purge(['/films/heron'], 'nl')
  expect((await send(SITE + named)).status).toBe(200)

  const { promise, resolve } = Promise.withResolvers<void>()
  state.next = ({ pathname }) => ({ body: pageOf(pathname), tags: [pathname], wait: promise })
  const purgedOnTheWay = send(`${SITE}/films/orbit`)
  outer.purge(['/films/heron', '/films/orbit'], 'fr')
  resolve()
  expect((await send(SITE + named)).status).toBe(204)
  expect(dictionaryNamedBy(await purgedOnTheWay)).toBe('')
  const next = dictionaryNamedBy(await send(`${SITE}/films/swan`))
  expect(await (await send(SITE + next)).text()).toBe(pageOf('/films/swan'))
})
