import { isPublicHost } from '@marquee/kit/http/host-names.ts'
import { describe, expect, test } from 'vitest'
import { fakeOuter } from '../outer-server.fixture.ts'
import { localHostsEnv } from './hosts.fixture.ts'
import { createLocalNames } from './local-names.ts'

test.each([
  [undefined, false],
  ['flags.localhost:3000', false],
  ['127.0.0.1', false],
  ['flags.cinema.example', true],
] as const)('whether %s is public: %s', (host, expected) => expect(isPublicHost(host)).toBe(expected))

describe('local names', () => {
  const leads = (extra: object, host: string, remoteAddress?: string, headers: Record<string, string> = {}) =>
    createLocalNames({ ...localHostsEnv, ...extra })({
      remoteAddress,
      header: (name) => (name === 'host' ? host : headers[name]),
    })
  const publicServers = [
    { TRUST_PROXY: 1 },
    { STRICT_HOSTS: true },
    { FLAGS_HOST: 'flags.cinema.test' },
    { hosts: { nl: 'cinema.test' } },
  ]

  test.each(publicServers)('lead nowhere from outside with %j', (extra) => {
    expect(leads(extra, 'flags.localhost:3000', '203.0.113.7')).toBe(false)
    expect(leads(extra, 'FR.localhost.', '203.0.113.7')).toBe(false)
    expect(leads(extra, 'cinema.test', '203.0.113.7')).toBe(true)
  })

  test.each(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'via'])(
    'lead nowhere through a proxy on the same machine that sends %s',
    (header) =>
      expect(leads({ TRUST_PROXY: 1 }, 'flags.localhost', '127.0.0.1', { [header]: '' })).toBe(false),
  )

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('lead to their host from %s', (address) =>
    expect(leads({ TRUST_PROXY: 1, STRICT_HOSTS: true }, 'flags.localhost:3000', address)).toBe(true),
  )

  test('lead to their host from everywhere without a public host', () =>
    expect(leads({}, 'flags.localhost:3000', '172.17.0.1')).toBe(true))

  test('are refused by the server when a public proxy passes them on', async () => {
    const forwarded = { headers: { 'x-forwarded-for': '203.0.113.7' } }
    const { send } = fakeOuter({ TRUST_PROXY: '1' }, { flagConsole: async () => new Response('console') })
    expect((await send('http://flags.localhost/', forwarded)).status).toBe(421)
    expect((await send('http://flags.localhost/')).status).toBe(200)
  })
})
