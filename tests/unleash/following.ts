import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { defaultFlags, type FlagName, flagNames } from '#config/flags.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { FlagPlace } from './flag-place.ts'
import { type Product, patient, startProduct } from './product.ts'

export interface Stage<Place extends FlagPlace = FlagPlace> {
  place(): Place
  product(): Product
  /** Restarts the product on the same data, with other variables if given. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>
}

/** Milliseconds within which a change arrives, wherever the service runs. */
const START = 120_000

/** Opens a flag service and a product that follows it, for all tests of the file. */
export function followerOfAllTests<Place extends FlagPlace>(
  open: (folder: string) => Promise<Place>,
): Stage<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-flags-'))
  let place: Place | undefined
  let product: Product | undefined
  const stage: Stage<Place> = {
    place() {
      if (!place) throw new Error('The flag service is not open')
      return place
    },
    product() {
      if (!product) throw new Error('No product is open')
      return product
    },
    async restart(env = {}) {
      await product?.stop()
      product = undefined
      product = await startProduct(path.join(folder, 'product'), { ...patient, ...stage.place().env, ...env })
    },
  }
  test.beforeAll(async () => {
    test.setTimeout(START)
    place = await open(path.join(folder, 'service'))
    await stage.restart()
  })
  test.afterAll(async () => {
    test.setTimeout(START)
    await product?.stop()
    await place?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return stage
}

const pathOn = (site: SiteId, page: string) => {
  const { languages, prefix } = sites[site]
  return prefix === 'all-but-default' ? `/${page}` : `/${languages[0]}/${page}`
}

const voucherPage = async ({ product }: Pick<Stage, 'product'>, site: SiteId) =>
  (await product().request(site, pathOn(site, 'voucher'))).status

async function togglesOn({ product }: Pick<Stage, 'product'>, site: SiteId, query = ''): Promise<string[]> {
  const { status, body } = await product().request(site, `/api/frontend${query}`)
  expect(status, body).toBe(200)
  return (JSON.parse(body) as { toggles: { name: string }[] }).toggles.map(({ name }) => name)
}

async function visitorsWith(stage: Pick<Stage, 'product'>, site: SiteId, flag: FlagName): Promise<number[]> {
  const found: number[] = []
  for (let id = 1; id <= 40; id += 1) {
    if ((await togglesOn(stage, site, `?sessionId=visitor-${id}&device=phone`)).includes(flag)) found.push(id)
  }
  return found
}

const soon = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 0, intervals: [100] })

/**
 * Numbers of the visitors among forty (`visitor-1` …) to whom Unleash itself gives a
 * `smartBanner` at 30 percent.
 */
const AMONG_THIRTY_PERCENT = [3, 8, 10, 12, 13, 15, 16, 18, 25, 32, 33, 35, 36, 37, 39]

/** Tests for every flag service that a product follows, embedded or remote. */
export function followingTests(stage: Stage): void {
  test('sites start with the values of the configuration', async () => {
    for (const site of siteIds) {
      const expected = flagNames.filter((name) => defaultFlags(site)[name])
      expect((await togglesOn(stage, site, '?sessionId=somebody')).toSorted(), site).toEqual(
        expected.toSorted(),
      )
      expect(await voucherPage(stage, site), site).toBe(defaultFlags(site).voucherChecker ? 200 : 404)
    }
  })

  test('a feature reaches its own site, and no other site', async () => {
    const others = siteIds.filter((site) => site !== 'be')
    const sitemapOf = async (site: SiteId) => (await stage.product().request(site, '/sitemap.xml')).body
    const before = await Promise.all(
      others.map(async (site) => [
        site,
        await voucherPage(stage, site),
        await togglesOn(stage, site),
        await sitemapOf(site),
      ]),
    )
    await stage.place().set('voucherChecker', 'be', true)
    await soon(() => voucherPage(stage, 'be')).toBe(200)
    expect(await togglesOn(stage, 'be')).toContain('voucherChecker')
    expect(
      await Promise.all(
        others.map(async (site) => [
          site,
          await voucherPage(stage, site),
          await togglesOn(stage, site),
          await sitemapOf(site),
        ]),
      ),
    ).toEqual(before)
    await stage.place().set('voucherChecker', 'be', false)
    await soon(() => voucherPage(stage, 'be')).toBe(404)
  })

  test('a visitor cannot evaluate flags as another site', async () => {
    expect(await togglesOn(stage, 'be', '?site=fr&properties[site]=fr&environment=production')).not.toContain(
      'voucherChecker',
    )
    expect(await togglesOn(stage, 'fr', '?site=be')).toContain('voucherChecker')
  })

  test('a share of visitors gets a feature: the visitors that Unleash itself selects, and none on other sites', async () => {
    await stage.place().set('smartBanner', 'ch', false)
    await soon(async () => (await visitorsWith(stage, 'ch', 'smartBanner')).length).toBe(0)
    await stage.place().rollOut('smartBanner', 'be', 30)
    await soon(() => visitorsWith(stage, 'be', 'smartBanner')).toEqual(AMONG_THIRTY_PERCENT)
    expect(await visitorsWith(stage, 'be', 'smartBanner')).toEqual(AMONG_THIRTY_PERCENT)
    expect(await visitorsWith(stage, 'ch', 'smartBanner')).toEqual([])
  })
}

/** Tests of a remote service that may be unavailable. */
export function outageTests(stage: Stage): void {
  test('the last values apply during an outage and across a restart; changes arrive after it', async () => {
    test.setTimeout(180_000)
    await stage.place().set('voucherChecker', 'ma', true)
    await soon(() => voucherPage(stage, 'ma')).toBe(200)
    await stage.place().away()
    await soon(async () => stage.product().log()).toContain('the flag service is unreachable')
    expect(await voucherPage(stage, 'ma')).toBe(200)
    await stage.restart()
    expect(await voucherPage(stage, 'ma')).toBe(200)
    expect(await voucherPage(stage, 'be')).toBe(404)
    expect(await togglesOn(stage, 'ma')).toContain('voucherChecker')
    expect(stage.product().log()).toContain('its last values apply')
    await stage.place().back()
    await stage.place().set('voucherChecker', 'ma', false)
    await soon(() => voucherPage(stage, 'ma')).toBe(404)
  })
}

/** More tests for a remote service. */
export function remoteTests(stage: Stage): void {
  test('reports the evaluations of pages and browsers', async () => {
    const toggles = { wallet: { yes: 3, no: 0 } }
    const body = JSON.stringify({
      appName: 'site',
      instanceId: 'browser',
      bucket: { start: new Date().toISOString(), stop: new Date().toISOString(), toggles },
    })
    const outcome = await stage.product().request('fr', '/api/frontend/client/metrics', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(outcome.status).toBe(200)
    await stage.restart()
    await soon(() => stage.place().isUsed('wallet')).toBe(true)
    await soon(() => stage.place().isUsed('voucherChecker')).toBe(true)
  })

  test('a wrong token is logged at the start, without the token, and the sites open nevertheless', async () => {
    const token = 'default:development.nobody-knows-this-one'
    await stage.restart({ UNLEASH_TOKEN: token })
    await expect.poll(() => stage.product().log()).toContain('the flag service rejects UNLEASH_TOKEN')
    expect(stage.product().log()).not.toContain(token)
    expect(await voucherPage(stage, 'fr')).toBe(200)
  })
}
