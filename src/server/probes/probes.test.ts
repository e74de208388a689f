import { describe, expect, test } from 'vitest'
import { fakeOuter } from '../outer-server.fixture.ts'
import { triedDependency } from './dependencies.ts'

const isGone = async () => false
const goneSince = (time: number) => triedDependency('database', isGone, () => time)

describe('probes', () => {
  test('readiness follows the services that the server depends on', async () => {
    const since = Date.parse('2026-11-26T06:00:00Z')
    const content = { name: 'content', site: 'nl', isNeeded: false, failingSince: () => since } as const
    const gone = fakeOuter({}, { dependencies: [goneSince(since), content] })
    const response = await gone.send('http://x/readyz')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      ready: false,
      closing: false,
      starting: false,
      problems: [
        { name: 'database', isNeeded: true, since: '2026-11-26T06:00:00.000Z' },
        { name: 'content', site: 'nl', isNeeded: false, since: '2026-11-26T06:00:00.000Z' },
      ],
    })
    const metrics = await (await gone.send('http://x/metrics')).text()
    expect(metrics).toContain('dependency_up{dependency="database",site=""} 0')
    expect(metrics).toContain('dependency_up{dependency="content",site="nl"} 0')
    expect((await fakeOuter({}, { dependencies: [content] }).send('http://x/readyz')).status).toBe(200)
    const healthy = await fakeOuter().send('http://x/readyz')
    expect([healthy.status, await healthy.json()]).toEqual([
      200,
      { ready: true, closing: false, starting: false, problems: [] },
    ])
  })

  test('a draining process is not ready, and serves on', async () => {
    const { outer, send } = fakeOuter()
    outer.drain()
    expect((await send('http://x/readyz')).status).toBe(503)
    expect((await send('http://fr.localhost/films')).status).toBe(200)
  })

  test('a process is not ready before its first pages are rendered', async () => {
    let starting = true
    const { send } = fakeOuter({}, { isStarting: () => starting })
    const response = await send('http://x/readyz')
    expect([response.status, await response.json()]).toMatchObject([503, { ready: false, starting: true }])
    starting = false
    expect((await send('http://x/readyz')).status).toBe(200)
  })

  test('a token opens the metrics and the details of readiness, and nothing else does', async () => {
    const { send } = fakeOuter({ METRICS_TOKEN: 'the-token-of-prometheus' })
    const by = (authorization: string) => ({ headers: { authorization } })
    const statuses = [{}, by('Bearer another'), by('Bearer the-token-of-prometheus')].map(
      async (init) => (await send('http://x/metrics', init)).status,
    )
    expect(await Promise.all(statuses)).toEqual([404, 404, 200])
    expect(await (await send('http://x/readyz')).json()).toEqual({ ready: true })
  })

  test('readiness tells visitors no details', async () => {
    const gone = fakeOuter({}, { dependencies: [goneSince(0)] })
    const response = await gone.send('http://x/readyz', { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect([response.status, await response.json()]).toEqual([503, { ready: false }])
  })
})
