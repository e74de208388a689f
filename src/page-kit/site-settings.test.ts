import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Site, sites } from '#config/sites.ts'
import { toSettings, wireSettings } from '#models/settings.ts'
import { createCachedSource } from '../api/cached.ts'
import { createHttpSource } from '../api/http.ts'
import type { RequestContext } from '../document/request-context.server.ts'
import { bookingHref } from './links.ts'
import { type RefusedElement, reportRefusedElements } from './refused-elements.server.ts'
import { clientOriginBy, clientOriginOf, followSettings, siteBy } from './site-settings.server.ts'
import { connectSources } from './sources.server.ts'

const local = {
  site: sites.fr as Site,
  origin: 'http://fr.localhost:3000',
  clientOrigin: 'http://client.fr.localhost:3000',
}
const open = {
  site: sites.fr as Site,
  origin: 'https://fr.marquee.example',
  clientOrigin: 'https://client.fr.marquee.example',
}
const other = {
  ...sites.fr,
  hosts: { ...sites.fr.hosts, otherClients: ['account.example'], otherTunnels: ['tickets.example'] },
} as Site
const settings = (wire: object) => toSettings(wireSettings.parse(wire))
const clientBy = (place: typeof local, clientUrl: string) => clientOriginBy(place, settings({ clientUrl }))

const refused: RefusedElement[] = []
beforeEach(() => {
  refused.length = 0
  reportRefusedElements((each) => refused.push(each))
})

describe('the client host', () => {
  test('of the configuration has the origin of the request', () => {
    expect(clientBy(local, 'https://client.fr.marquee.example')).toBe(local.clientOrigin)
    expect(clientBy(open, 'https://client.fr.marquee.example/')).toBe(open.clientOrigin)
  })

  test('is another host if the configuration lists it', () => {
    expect(clientBy({ ...open, site: other }, 'https://account.example')).toBe('https://account.example')
    expect(refused).toEqual([])
  })

  test.each([
    'https://account.example:8443',
    'http://account.example',
    'https://evil.account.example',
    'https://else.example',
  ])('is not %s, as the configuration does not list it', (address) => {
    expect(clientBy({ ...open, site: other }, address)).toBe(open.clientOrigin)
  })

  test('is reported with its address if it is rejected', () => {
    expect(clientBy(open, 'https://else.example')).toBe(open.clientOrigin)
    expect(refused).toEqual([{ site: 'fr', element: 'client host', address: 'https://else.example' }])
  })

  test('is a loopback host only if the site is on one', () => {
    expect(clientBy(local, 'http://account.localhost:4000')).toBe('http://account.localhost:4000')
    expect(clientBy(open, 'http://account.localhost:4000')).toBe(open.clientOrigin)
  })
})

describe('the order tunnel', () => {
  const tunnelBy = (site: Site, orderTunnelUrl: string, origin = open.origin) =>
    siteBy({ site, origin }, settings({ orderTunnelUrl })).links.orderTunnel

  test('is on a host that the configuration lists, or a path of the site', () => {
    expect(tunnelBy(other, 'https://tickets.example/buy')).toBe('https://tickets.example/buy')
    expect(tunnelBy(other, '/order')).toBe('/order')
    const links = { ...sites.fr.links, orderTunnel: 'https://sold.example/a' }
    const sold: Site = Object.assign({}, sites.fr, { links })
    expect(tunnelBy(sold, 'https://sold.example/b')).toBe('https://sold.example/b')
    expect(refused).toEqual([])
  })

  test.each(['https://evil.example/booking', 'https://account.example', 'https://tickets.example:8443/buy'])(
    'is not %s, as the configuration does not list it',
    (address) => {
      expect(tunnelBy(other, address)).toBe('/booking')
      expect(refused).toEqual([{ site: 'fr', element: 'order tunnel', address }])
    },
  )

  test('is on a loopback host only if the site is on one', () => {
    expect(tunnelBy(sites.fr, 'http://tickets.localhost:4000', local.origin)).toBe(
      'http://tickets.localhost:4000',
    )
    expect(tunnelBy(sites.fr, 'http://tickets.localhost:4000')).toBe('/booking')
  })
})

describe('a request', () => {
  beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'))
  afterEach(() => void vi.useRealTimers())

  const respondingWith = (response: () => Promise<Response>) =>
    connectSources({
      fr: createCachedSource(
        createHttpSource({ site: 'fr', baseUrl: 'http://content.localhost', fetch: response }),
        { site: 'fr' },
      ),
    })
  const aContext = () =>
    ({ ...local, ownClientArea: true, tags: new Set<string>(), stale: false }) as unknown as RequestContext

  test('uses the settings, and tags its page with them', async () => {
    respondingWith(async () =>
      Response.json({
        clientUrl: 'http://account.localhost:4000',
        orderTunnelUrl: 'http://tickets.localhost:4000/buy',
        youtubeChannel: '@ours',
      }),
    )
    const context = aContext()
    await followSettings(context)
    expect(context).toMatchObject({ clientOrigin: 'http://account.localhost:4000', ownClientArea: false })
    expect(context.site.links.orderTunnel).toBe('http://tickets.localhost:4000/buy')
    expect(context.site.social).toMatchObject({
      youtube: 'https://www.youtube.com/@ours',
      facebook: sites.fr.social.facebook,
    })
    expect([...context.tags]).toEqual(['settings'])
    expect(await clientOriginOf(local)).toBe('http://account.localhost:4000')
  })

  test.each([
    ['the source fails', true, async () => new Response('', { status: 503 })],
    ['the source is silent', true, () => new Promise<Response>(() => {})],
    ['the source has no settings', false, async () => new Response('', { status: 404 })],
  ])('uses the configuration if %s, and its page is stale: %s', async (_, stale, response) => {
    respondingWith(response)
    const context = aContext()
    await followSettings(context)
    expect(context).toMatchObject({ ...local, ownClientArea: true, stale })
    expect(await clientOriginOf(local)).toBe(local.clientOrigin)
  })

  test('shares the site object between equal settings, and the configured one without a change', () => {
    const tunnel = settings({ orderTunnelUrl: 'https://tickets.example' })
    const place = { ...open, site: other }
    expect(siteBy(place, tunnel)).toBe(siteBy(place, tunnel))
    expect(siteBy(place, tunnel)).not.toBe(other)
    expect(siteBy(place, settings({ orderTunnelUrl: '/booking' }))).toBe(other)
  })
})

test('booking links of the source lead to the order tunnel of the settings', () => {
  const site = siteBy({ ...open, site: other }, settings({ orderTunnelUrl: 'https://tickets.example/buy' }))
  const paths = { href: () => '/booking' } as unknown as Parameters<typeof bookingHref>[0]['paths']
  expect(bookingHref({ site, language: 'fr', paths }, '/booking?show=a')).toBe(
    'https://tickets.example/buy?show=a',
  )
  expect(bookingHref({ site, language: 'fr', paths }, 'https://else.example/?show=a')).toBe(
    'https://else.example/?show=a',
  )
})
