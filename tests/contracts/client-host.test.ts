import { expect, test } from 'vitest'
import { type SiteId, sites } from '#config/sites.ts'
import { placesOf } from '../../demo/casting.ts'
import { sellsSubscription } from '../../demo/subscription.ts'
import { createCachedSource } from '../../src/api/cached.ts'
import { addressOf, type Call } from '../../src/api/call.ts'
import { createSharedClientHost } from '../../src/api/client-host.ts'
import { clientHostCalls } from '../../src/api/contract/client-host.ts'
import { createHttpSource } from '../../src/api/http.ts'
import { createAccountsApi } from '../../src/services/accounts/accounts-api.ts'
import { describeOnEngines } from './on-engines.ts'
import { backendOfAllTests, smallSites } from './set-up.ts'

const offers = 'cms/1.0.0/subscription/subscription-offers'

describeOnEngines('the embedded client host', {}, (engine) => {
  let accounts: (site: SiteId, request: Request) => Promise<Response>

  backendOfAllTests(engine, { sites: smallSites }, ({ backend }) => {
    accounts = createAccountsApi({
      document: backend.document,
      onError: (error) => expect.unreachable(String(error)),
    })
  })

  async function get(site: SiteId, address: string, method = 'GET') {
    const response = await accounts(
      site,
      new Request(`http://client.${sites[site].hosts.local}/api/${address}`, { method }),
    )
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      json: text === '' ? null : (JSON.parse(text) as unknown),
    }
  }

  const everyEdition = smallSites
    .filter((site) => placesOf(site).cinemas.length > 0)
    .flatMap((site) => sites[site].languages.map((language) => [site, language] as const))

  test.each(everyEdition)('%s in %s: both calls match their schema', async (site, language) => {
    for (const name of ['subscriptionOffers', 'permanentAutopromo'] as const) {
      const call: Call = clientHostCalls[name]
      const { status, json, headers } = await get(site, addressOf(call, { language }) ?? '')
      const here = name === 'permanentAutopromo' || sellsSubscription(site)
      expect.soft([name, status]).toEqual([name, here ? 200 : 404])
      expect.soft(headers.get('content-type')).toMatch(/^application\/json/)
      const parsed = here ? call.parse(json) : { ok: true as const, skipped: [] }
      expect.soft([name, parsed.ok ? parsed.skipped : parsed.reason]).toEqual([name, []])
    }
  })

  test('reads the language from path or query, else uses the site’s default', async () => {
    const titles = async (address: string) =>
      ((await get('ch', address)).json as { title: string }[]).map(({ title }) => title)
    expect(await titles(`de/${offers}`)).toContain('Zu zweit')
    expect(await titles(`${offers}?language=de`)).toContain('Zu zweit')
    expect(await titles(`v1/${offers}?language=fr`)).toContain('À deux')
    expect(await titles(`fr/${offers}?language=de`)).toContain('À deux')
    expect(await titles(`${offers}?language=nl`)).toContain('For two')
  })

  test('has no other calls, and allows reads only', async () => {
    for (const address of ['', 'shows', 'v1/accounts/me', 'permanent-autopromo/more', 'constructor']) {
      expect(await get('ch', address)).toMatchObject({ status: 404, json: { error: 'not found' } })
      expect((await get('ch', address, 'POST')).status).toBe(404)
    }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status, headers } = await get('ch', offers, method)
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
    }
    expect((await get('ch', offers, 'HEAD')).status).toBe(200)
  })

  test('pages call it without a socket', async () => {
    const source = createHttpSource({
      site: 'ch',
      baseUrl: 'http://embedded.localhost',
      fetch: (input, init) => accounts('ch', new Request(input, init)),
    })
    const host = createSharedClientHost({
      source: createCachedSource(source, { site: 'ch' }),
      language: 'de',
    })
    expect((await host.subscriptionOffers()).map(({ id }) => id)).toEqual(['solo', 'duo', 'young'])
    expect(await host.permanentAutopromo()).toMatchObject({
      title: 'Ihre Tickets in der Tasche',
      cta: { url: '/de/app' },
    })
  })
})
