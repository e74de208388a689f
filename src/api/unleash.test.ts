import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { UnavailableError } from './errors.ts'
import { createUnleashServer } from './unleash.ts'

async function serving(respond: (path: string) => { status: number; location?: string }) {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    const { status, location } = respond(request.url ?? '')
    response.writeHead(status, location === undefined ? {} : { location }).end('{"features":[]}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { paths, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('does not follow a redirect, which could carry the token elsewhere', async () => {
  const elsewhere = await serving(() => ({ status: 200 }))
  const unleash = await serving((path) => ({ status: 307, location: elsewhere.origin + path }))
  const server = createUnleashServer({
    url: `${unleash.origin}/api`,
    token: 'default:production.secret',
    application: 'marquee',
    instance: 'one',
    timeout: 5_000,
    interval: 15_000,
  })
  for (const call of [() => server.features(), () => server.register(new Date(0))])
    await expect(call()).rejects.toBeInstanceOf(UnavailableError)
  expect(unleash.paths).toEqual(['/api/client/features', '/api/client/register'])
  expect(elsewhere.paths).toEqual([])
})
