import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defaultFlags } from '#config/flags.ts'
import { sitePages } from '../../pages/pages.server.ts'
import { fakeOuter } from '../outer-server.fixture.ts'
import { dataNames } from './page-address.ts'

describe('data of the pages', () => {
  const data = (body: unknown, reach = 'public') => ({
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'cache-control': `${reach}, max-age=0` },
    tags: ['shows'],
  })

  test('are composed once for all visitors, whatever the order of the query', async () => {
    const { send, renders, state } = fakeOuter()
    state.next = () => data('x'.repeat(5_000))
    const first = await send('http://fr.localhost/_page/shows?language=fr&page=2', {
      headers: { 'accept-encoding': 'gzip' },
    })
    const second = await send('http://fr.localhost/_page/shows?page=2&language=fr')
    expect(renders.map(({ url }) => url)).toEqual(['http://fr.localhost:3000/_page/shows?language=fr&page=2'])
    expect(JSON.parse(gunzipSync(await first.bytes()).toString())).toEqual(await second.json())
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const etag = second.headers.get('etag') ?? ''
    const again = await send('http://fr.localhost/_page/shows?page=2&language=fr', {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  test('are composed once for queries that differ in what no page reads', async () => {
    const { send, renders, state } = fakeOuter()
    state.next = () => data('x')
    for (const query of ['slug=dune', 'slug=dune&x=1', 'utm_source=a&slug=dune', 'slug=other&slug=dune'])
      await send(`http://fr.localhost/_page/show?language=fr&${query}`)
    expect(renders.map(({ url }) => url)).toEqual([
      'http://fr.localhost:3000/_page/show?language=fr&slug=dune',
    ])
  })

  test('are composed of all that the inputs of pages read', () => {
    const read = sitePages.flatMap(({ onServer }) => {
      const input = onServer()?.input ?? expect.unreachable()
      return Object.keys(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {})
    })
    expect(read.length).toBeGreaterThan(0)
    expect(read.filter((name) => !dataNames.includes(name))).toEqual([])
  })

  test('are composed again after a purge of their tags, and after a change of the flags', async () => {
    const { outer, send, renders, state, flags } = fakeOuter()
    state.next = () => data(renders.length)
    const path = 'http://fr.localhost/_page/shows?language=fr'
    await send(path)
    outer.purge(['shows'], 'fr')
    await send(path)
    flags.set('fr', { values: defaultFlags('fr'), hash: 'flags-2' })
    await send(path)
    expect(renders).toHaveLength(3)
  })

  test('are not stored for a search, nor if nothing was found', async () => {
    const { send, renders, state } = fakeOuter()
    state.next = () => data({ outcome: 'missing' }, 'private')
    for (const path of ['search?q=dune', 'search?q=dune', 'show?slug=no', 'show?slug=no'])
      expect((await send(`http://fr.localhost/_page/${path}`)).headers.get('cache-control')).toBe('no-store')
    expect(renders).toHaveLength(4)
  })
})

test('a calendar file is forwarded to the renderer unchanged, and is not cached', async () => {
  const { send, renders } = fakeOuter()
  const path = '/calendar/fr/abc.ics'
  await send(`http://fr.localhost${path}`)
  await send(`http://fr.localhost${path}`)
  expect(renders.map(({ url }) => url)).toEqual(Array(2).fill(`http://fr.localhost:3000${path}`))
})
