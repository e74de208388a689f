import { afterAll, expect, test } from 'vitest'
import { startLocalServer } from '../../../tests/local-server.ts'
import { createLinkChecker } from './check-link.ts'

const requests: string[] = []
const { url: base, stop } = await startLocalServer((request, response) => {
  requests.push(`${request.method} ${request.headers.host} ${request.url}`)
  const [, status, location] = /^\/(\d{3})(?:\?to=(.*))?$/.exec(request.url ?? '') ?? []
  if (request.url === '/silent') return
  if (request.url === '/whole') response.writeHead(request.method === 'GET' ? 200 : 405)
  else response.writeHead(Number(status ?? 200), location ? { location: decodeURIComponent(location) } : {})
  response.end()
})
afterAll(stop)

const outside = () => createLinkChecker({ siteUrl: base, allows: () => true, timeout: 300 })
const to = (url: string) => `302?to=${encodeURIComponent(url)}`

test('checks links within the sites at their process, with the Host header of the site', async () => {
  const check = createLinkChecker({ siteUrl: base })
  requests.length = 0
  expect(await check('ch', '/de/kinos')).toBeUndefined()
  expect(await check('fr', 'https://nl.marquee.example/404')).toEqual({ fault: 'status', status: 404 })
  const { port } = new URL(base)
  expect(requests).toEqual([`HEAD ch.localhost:${port} /de/kinos`, `HEAD nl.localhost:${port} /404`])
})

test('does not request the order tunnel', async () => {
  const before = requests.length
  const check = createLinkChecker({ siteUrl: base })
  expect(await check('ch', '/booking?ecard=5')).toBeUndefined()
  expect(requests.slice(before)).toEqual([])
})

test('accepts a page of ours that redirects to another host, without following it', async () => {
  requests.length = 0
  expect(await createLinkChecker({ siteUrl: base })('fr', `/${to(`${base}/404`)}`)).toBeUndefined()
  expect(requests).toHaveLength(1)
})

test('follows external redirects, up to a limit', async () => {
  expect(await outside()('fr', `${base}/${to('/200')}`)).toBeUndefined()
  expect(await outside()('fr', `${base}/${to('/404')}`)).toEqual({ fault: 'status', status: 404 })
  expect(await outside()('fr', `${base}/301`)).toEqual({ fault: 'redirects' })
  const round: string = `${base}/302?to=%2F302%3Fto%3D%252F302`
  expect(await outside()('fr', round)).toEqual({ fault: 'redirects' })
})

test('repeats a refused HEAD as GET, and does not report a page that denies access', async () => {
  expect(await outside()('fr', `${base}/whole`)).toBeUndefined()
  expect(await outside()('fr', `${base}/403`)).toBeUndefined()
  expect(await outside()('fr', `${base}/429`)).toBeUndefined()
  expect(await outside()('fr', `${base}/500`)).toEqual({ fault: 'status', status: 500 })
})

test('distinguishes a timeout from a host that does not exist', async () => {
  expect(await outside()('fr', `${base}/silent`)).toEqual({ fault: 'timeout' })
  expect(await outside()('fr', 'http://127.0.0.1:1/')).toEqual({ fault: 'unreachable' })
  expect(await outside()('fr', 'http://')).toEqual({ fault: 'unreadable' })
})

test('never connects to its own network, by name, by address or by redirect', async () => {
  const check = createLinkChecker({ siteUrl: base })
  requests.length = 0
  const { port } = new URL(base)
  for (const address of [
    `${base}/x`,
    `http://localhost:${port}/x`,
    `http://[::1]:${port}/x`,
    `http://2130706433:${port}/x`,
    `http://[::ffff:127.0.0.1]:${port}/x`,
  ]) {
    expect(await check('fr', address), address).toEqual({ fault: 'closed' })
  }
  const redirected = createLinkChecker({
    siteUrl: base,
    fetch: async ({ url }) => ({
      status: 302,
      location: url.hostname === 'a.example' ? 'ftp://b.example/' : 'http://a.example/',
    }),
  })
  expect(await redirected('fr', 'http://c.example/')).toEqual({ fault: 'unreadable' })
  expect(requests).toEqual([])
})
