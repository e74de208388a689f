import { expect, test } from 'vitest'
import { fetchZone } from './zone.ts'

const respondingWith =
  (status: number, body: unknown): typeof globalThis.fetch =>
  async () =>
    Response.json(body, { status })

test('returns the city of the request, in the language of the page', async () => {
  let address = ''
  const fetcher: typeof globalThis.fetch = async (input) => {
    address = String(input)
    return Response.json({ slug: 'lyon', name: 'Lyon' })
  }
  expect(await fetchZone('fr', fetcher)).toEqual({ city: 'lyon', name: 'Lyon' })
  expect(address).toBe('/api/zone?language=fr')
})

test.each([
  null,
  [],
  'lyon',
  { slug: null, name: null },
  { slug: 'a/b', name: 'Lyon' },
  { slug: 'lyon', name: 7 },
])('returns no city for the response %j', async (body) =>
  expect(await fetchZone('fr', respondingWith(200, body))).toEqual({ city: null, name: null }),
)

test('rejects if the call fails', () =>
  expect(fetchZone('fr', respondingWith(503, {}))).rejects.toThrow('status 503'))
