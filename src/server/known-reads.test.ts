import { expect, it } from 'vitest'
import { fakeApis, fakeOuter } from './outer-server.fixture.ts'

const list = { shows: Array.from({ length: 400 }, (_, index) => ({ slug: `film-${index}` })) }

/** A content API that counts what it composes; the body of a version never changes. */
function versioned() {
  const state = { version: 'W/"1"', composed: 0, cache: 'public, max-age=0, must-revalidate' }
  const content: typeof fakeApis.content = async (_, request) => {
    const headers = { etag: state.version, 'cache-control': state.cache }
    if (request.headers.get('if-none-match') === state.version)
      return new Response(null, { status: 304, headers })
    state.composed += 1
    return Response.json(list, { headers })
  }
  const { outer } = fakeOuter({}, { apis: { ...fakeApis, content } })
  const read = (headers: Record<string, string> = {}) =>
    outer.fetch(new Request('http://fr.localhost/api/shows?language=fr', { headers }))
  return { state, read }
}

it('sends an unchanged response of the content API again, which composes it once', async () => {
  const { state, read } = versioned()
  await read()
  const again = await read()
  expect(await again.json()).toEqual(list)
  expect([again.status, again.headers.get('etag'), state.composed]).toEqual([200, 'W/"1"', 1])
  state.version = 'W/"2"'
  expect((await read()).headers.get('etag')).toBe('W/"2"')
  expect(state.composed).toBe(2)
})

it('keeps one response for each encoding', async () => {
  const { state, read } = versioned()
  const encodings = async () => [
    (await read({ 'accept-encoding': 'br' })).headers.get('content-encoding'),
    (await read()).headers.get('content-encoding'),
  ]
  expect([await encodings(), await encodings()]).toEqual([
    ['br', null],
    ['br', null],
  ])
  expect(state.composed).toBe(2)
})

it('answers 304 to a caller that has the version', async () => {
  const { read } = versioned()
  await read()
  expect((await read({ 'if-none-match': 'W/"1"' })).status).toBe(304)
})

it('keeps no response that is not public', async () => {
  const { state, read } = versioned()
  state.cache = 'no-store'
  await read()
  await read()
  expect(state.composed).toBe(2)
})
