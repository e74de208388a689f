import { describe, expect, test } from 'vitest'
import { siteIds, sites } from '#config/sites.ts'
import { localHostsEnv } from './hosts.fixture.ts'
import { createHosts, flagOriginBeside, type SiteHost, siteOriginBeside, staffOriginBeside } from './hosts.ts'

const find = (header: string | undefined, extra: object = {}, https = false) =>
  createHosts({ ...localHostsEnv, ...extra }, () => 3000).find(header, https)

describe('hosts', () => {
  test.each([
    ['case and port do not matter', 'FR.localhost:81', 'fr', false],
    ['nor does a final dot', 'ch.localhost.:3000', 'ch', false],
    ['unknown', 'somewhere.example', 'fr', true],
    ['absent', undefined, 'fr', true],
    ['localhost itself', 'localhost:3000', 'fr', true],
    ['an address', '[::1]:3000', 'fr', true],
  ] as const)('%s', (_, header, id, foreign) => expect(find(header)).toMatchObject({ site: { id }, foreign }))

  test('HOST_<SITE> replaces the public host', () => {
    const extra = { hosts: { nl: 'cinema.test:8443' } }
    expect(find('cinema.test', extra)).toMatchObject({
      site: { id: 'nl' },
      origin: 'http://cinema.test:8443',
    })
    expect(find('nl.marquee.example', extra)).toMatchObject({ foreign: true })
    expect(find('client.cinema.test', extra)).toMatchObject({
      clientOf: { site: { id: 'nl' }, clientOrigin: 'http://client.cinema.test:8443' },
    })
  })

  test.each(siteIds)('%s has a client host for each of its hosts', (id) => {
    const { local, client } = sites[id].hosts
    expect(find(`client.${local}:3000`)).toMatchObject({
      clientOf: { site: { id }, origin: `http://${local}:3000` },
    })
    expect(find(client, { TRUST_PROXY: 1 }, true)).toMatchObject({
      clientOf: { site: { id }, clientOrigin: `https://${client}` },
    })
    expect(find(`${local}:3000`)).toMatchObject({ clientOrigin: `http://client.${local}:3000` })
  })

  test('the identity is that of the client host, of the outside provider of an outside client host, or null for cookies', () => {
    const application = { applicationId: 'marquee-site', audience: null }
    const embedded = { ...application, issuer: 'http://client.fr.localhost:3000/' }
    expect(find('fr.localhost')).toMatchObject({ identity: embedded })
    expect(find('tn.localhost')).toMatchObject({ identity: null })
    const api = { applicationId: 'abc', audience: 'https://api.cinema.example' }
    const outside = { ...api, issuer: 'https://login.cinema.example/' }
    const identities = { fr: { ...outside, secret: 'hidden', scope: 'openid', claims: {} } }
    expect(find('fr.localhost', { identities })).toMatchObject({ identity: embedded })
    const direct = find('fr.localhost', { identities, clientApis: { fr: 'https://clients.example' } })
    expect([find('fr.localhost'), direct]).toMatchObject([{ ownClientArea: true }, { ownClientArea: false }])
    expect('identity' in (direct as object) && (direct as { identity: unknown }).identity).toEqual(outside)
  })

  test('the flag service has a host of its own', () =>
    expect(find('flags.localhost')).toEqual({ flagOrigin: 'http://flags.localhost:3000', https: false }))

  test('STRICT_HOSTS rejects an unknown host', () =>
    expect(find('x.example', { STRICT_HOSTS: true })).toBe('unknown'))

  test.each([
    [{}, false, 'http://fr.localhost:3000'],
    [{ TRUST_PROXY: 1 }, true, 'https://fr.marquee.example'],
    [{ hosts: { fr: 'cinema.test' } }, false, 'http://cinema.test:3000'],
  ])('with %j an unknown host gets the address of the site, over https %s: %s', (extra, https, origin) =>
    expect(find('x.example', extra, https)).toMatchObject({ origin }),
  )

  test('unknown hosts are not part of the cache key', () => {
    const keyOf = (host: string) => (find(host) as SiteHost).key
    expect(keyOf('one.example')).toBe(keyOf('other.example'))
  })

  test.each([
    [find('fr.localhost'), 'http://be.localhost:3000'],
    [find('fr.marquee.example', { TRUST_PROXY: 1 }, true), 'https://be.marquee.example'],
  ])('other sites have hosts of the same kind', (host, origin) =>
    expect((host as SiteHost).originOf('be')).toBe(origin),
  )
})

describe('the site origin beside the flag service', () => {
  test.each([
    ['http://flags.localhost:3967', {}, 'http://be.localhost:3967'],
    ['http://flags.example:8080', { FLAGS_HOST: 'flags.example:8080' }, 'http://be.marquee.example:8080'],
    ['https://flags.example', { FLAGS_HOST: 'flags.example', TRUST_PROXY: 1 }, 'https://be.marquee.example'],
    [
      'https://flags.example',
      { TRUST_PROXY: 1, hosts: { be: 'cinema.test:8443' } },
      'https://cinema.test:8443',
    ],
    ['https://flags.localhost:3000', { TRUST_PROXY: 1 }, 'https://be.localhost:3000'],
  ])('is derived from %s with %j: %s', (flagOrigin, extra, expected) => {
    expect(siteOriginBeside({ ...localHostsEnv, ...extra }, 'be', flagOrigin)).toBe(expected)
  })
})

test.each([
  ['http://flags.localhost:3967', {}, 'http://staff.localhost:3967'],
  ['http://flags.localhost:3000', { STAFF_HOST: 'staff.example' }, 'http://staff.localhost:3000'],
  [
    'https://flags.example',
    { FLAGS_HOST: 'flags.example', STAFF_HOST: 'staff.example', TRUST_PROXY: 1 },
    'https://staff.example',
  ],
])(
  'the staff host beside %s with %j is %s, and the flag service beside that',
  (flagOrigin, extra, expected) => {
    const env = { ...localHostsEnv, ...extra }
    expect(staffOriginBeside(env, flagOrigin)).toBe(expected)
    expect(flagOriginBeside(env, expected)).toBe(flagOrigin)
  },
)
