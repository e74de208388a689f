import { expect, it } from 'vitest'
import { fakeOuter, seen } from './outer-server.fixture.ts'
import type { ApiVisitor, SiteApi } from './services.ts'

const named =
  (name: string): SiteApi =>
  async (site, _, { host }) =>
    Response.json({ name, site, host } satisfies { name: string; site: string; host: ApiVisitor['host'] })

const apis = {
  content: named('content'),
  chat: named('chat'),
  client: named('client'),
  feedback: named('feedback'),
}

/** One server for all, since the same path leads to the API of its host also when it is repeated. */
const { send } = fakeOuter({}, { apis })

it.each([
  ['fr.localhost/api/shows', 'content', 'site'],
  ['fr.localhost/api/client-pages', 'content', 'site'],
  ['fr.localhost/api/chat/start', 'chat', 'site'],
  ['fr.localhost/api/client/profile', 'client', 'site'],
  ['fr.localhost/api/feedback', 'feedback', 'site'],
  ['fr.localhost/api/feedback/1', 'content', 'site'],
  ['client.fr.localhost/api/client/profile', 'client', 'client'],
  ['client.fr.localhost/api/anything', 'client', 'client'],
])('sends %s to the %s API, called on the %s host', async (address, name, host) => {
  expect(await (await send(`http://${address}`)).json()).toEqual({ name, site: 'fr', host })
})

it.each(['/healthz', '/healthz?probe', '/readyz'])('responds to %s under every host name', async (path) => {
  const { send } = fakeOuter({ STRICT_HOSTS: '1' })
  for (const host of ['fr.localhost', 'client.be.localhost', 'flags.localhost', 'elsewhere.example'])
    expect((await send(`http://${host}${path}`)).status).toBe(200)
})

it.each([
  'fr.localhost/robots.txt',
  'fr.localhost/sitemap.xml',
  'fr.localhost/media/none.jpg',
  'fr.localhost/_page/shows',
  'fr.localhost/counted/without-script.svg',
  'fr.localhost/callback',
  'elsewhere.example/healthz',
])('refuses to write to %s', async (address) => {
  const response = await fakeOuter().send(`http://${address}`, { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

it('counts a request under the kind of its row', async () => {
  const { send, outer, lines } = fakeOuter()
  await send('http://fr.localhost/api/shows')
  await send('http://client.fr.localhost/api/client/profile')
  await send('http://flags.localhost/')
  await outer.close()
  expect(lines.join('')).toMatch(/"api"[\s\S]*"client-api"[\s\S]*"flag-page"/)
})

it('counts visits without script by a picture that nobody stores', async () => {
  const { send, outer, lines } = fakeOuter()
  const response = await send('http://fr.localhost/counted/without-script.svg')
  await outer.close()
  const expected = [200, 'image/svg+xml', 'no-store', null]
  expect(seen(response, 'content-type', 'cache-control', 'set-cookie')).toEqual(expected)
  expect(lines.join('')).toContain('"without-script"')
})
