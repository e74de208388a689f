import { expect, test } from 'vitest'
import { fakeOuter, seen } from './outer-server.fixture.ts'

const long = JSON.stringify({ toggles: Array.from({ length: 40 }, (_, each) => ({ name: `flag ${each}` })) })

test('serves the flags of a site under their own path only', async () => {
  const { send, lines } = fakeOuter(
    {},
    {
      frontendApi: async (site, request) =>
        request.url.includes('nothing')
          ? new Response(null, { status: 404 })
          : Response.json(
              { site, url: request.url, body: await request.text() },
              { headers: { vary: 'Accept-Encoding' } },
            ),
    },
  )
  const response = await send('http://be.localhost:3000/api/frontend?properties[site]=fr', {
    method: 'POST',
    body: 'x',
  })
  expect(await response.json()).toEqual({
    site: 'be',
    url: 'http://be.localhost:3000/api/frontend?properties[site]=fr',
    body: 'x',
  })
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await send('http://nl.localhost:3000/api/frontend/client/metrics')).status).toBe(200)
  expect((await send('http://nl.localhost:3000/api/frontend/nothing')).status).toBe(404)
  expect(lines.map((line) => JSON.parse(line).kind)).toEqual(['flag-api', 'flag-api', 'flag-api'])
  expect(await (await send('http://be.localhost:3000/api/frontends')).json()).toMatchObject({
    url: 'http://be.localhost:3000/api/frontends',
  })
})

test('does not compress a response again', async () => {
  const { send } = fakeOuter(
    {},
    {
      frontendApi: async () =>
        new Response(long, {
          headers: { 'content-type': 'application/json', vary: 'Accept-Encoding', etag: 'W/"1"' },
        }),
    },
  )
  const response = await send('http://be.localhost:3000/api/frontend', {
    headers: { 'accept-encoding': 'br' },
  })
  expect(seen(response, 'vary', 'content-encoding', 'etag')).toEqual([200, 'Accept-Encoding', null, 'W/"1"'])
  expect(await response.text()).toBe(long)
})

test('returns 404 on a site without the flag API', async () => {
  const { send } = fakeOuter()
  expect((await send('http://be.localhost:3000/api/frontend')).status).toBe(404)
})
