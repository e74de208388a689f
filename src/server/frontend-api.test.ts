import { expect, test } from 'vitest'
import { fakeOuter, seen } from './outer-server.fixture.ts'

const long = JSON.stringify({ toggles: Array.from({ length: 40 }, (_, each) => ({ name: `flag ${each}` })) })

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
