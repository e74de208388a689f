import { createRateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { beforeEach, expect, it } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import { providerOfEachTest } from './identity-provider.ts'
import { authorization, browserOf, identityOn, locationOf, NOW, silent, visited } from './identity-visitor.ts'
import { describeOnEngines } from './on-engines.ts'

const { perAddress } = serviceLimits.accounts.signInsBegun
const MINUTE = 60_000

describeOnEngines('sign-ins that are begun and left', { slow: true }, (engine) => {
  const provider = providerOfEachTest(engine)
  const { accounts, browser } = provider
  let now: number
  beforeEach(() => {
    now = NOW
    const limiter = createRateLimiter(provider.store, () => now)
    provider.identity = identityOn(provider.store, accounts, { limiter, clock: () => now })
  })

  const begun = async () =>
    (
      await provider.store.db
        .selectFrom('oidc_records')
        .where('model', '=', 'Interaction')
        .select('id')
        .execute()
    ).length

  async function begin(count: number): Promise<readonly Response[]> {
    const responses: Response[] = []
    for (let each = 0; each < count; each += 1)
      responses.push(await browserOf(() => provider.identity).get(authorization().path))
    return responses
  }

  it('stores so many for one address, and refuses more until the window ends', async () => {
    await begin(perAddress)
    const [refused] = await begin(1)
    expect([refused?.status, await refused?.text()]).toEqual([429, 'fr tooMany'])
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await begun()).toBe(perAddress)
    const { path } = authorization()
    const elsewhere = await provider.identity.respond(visited, browser.request(path), {
      address: '192.0.2.8',
    })
    expect(elsewhere?.status).toBe(303)
    now += 11 * MINUTE
    expect((await begin(1))[0]?.status).toBe(303)
  })

  it('does not count silent checks, which store nothing', async () => {
    const refusing = { take: () => Promise.reject(new Error('counted')) }
    provider.identity = identityOn(provider.store, accounts, { limiter: refusing })
    expect((await browser.get(authorization(silent).path)).status).toBe(200)
    expect(await begun()).toBe(0)
  })

  it('deletes those whose page was not opened after ten minutes', async () => {
    const page = locationOf(await browser.get(authorization().path))
    now += 11 * MINUTE
    expect(await provider.interaction(page.href)).toBeNull()
    await begin(1)
    expect(await begun()).toBe(1)
  })

  it('gives an hour to a visitor who has opened the page', async () => {
    const page = locationOf(await browser.get(authorization().path))
    expect(await provider.interaction(page.href)).not.toBeNull()
    now += 59 * MINUTE
    expect(await provider.interaction(page.href)).not.toBeNull()
    now += 2 * MINUTE
    expect(await provider.interaction(page.href)).toBeNull()
  })
})
