import { createUnleashServer } from '@marquee/flags/evaluation/unleash.ts'
import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startLocalServer } from '../../tests/local-server.ts'

async function serving(respond: (path: string) => { status: number; location?: string }) {
  const paths: string[] = []
  const { url: origin, stop } = await startLocalServer((request, response) => {
    paths.push(request.url ?? '')
    const { status, location } = respond(request.url ?? '')
    response.writeHead(status, location === undefined ? {} : { location }).end('{"features":[]}')
  })
  onTestFinished(stop)
  return { paths, origin }
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
