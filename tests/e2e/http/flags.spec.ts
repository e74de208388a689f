import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { expect, test } from '@playwright/test'
import { defaultFlags } from '#config/flags.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { STOPPED } from '../../unleash/product.ts'
import { eachOf, settled } from '../http.ts'
import { serviceOfAllTests } from '../own-flag-service.ts'

test.describe.configure({ mode: 'serial' })

const service = serviceOfAllTests(STOPPED)

const request = (site: SiteId, address: string) => service().product().request(site, address)
const soon = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 0, intervals: [50] })

/** Paths of Belgium with the voucher checker on. */
const withVoucher = createSitePaths(sites.be, { ...defaultFlags('be'), voucherChecker: true })
const vouchers = sites.be.languages.map((language) => withVoucher.href('voucher', language) ?? '')

/** Pages of each kind that a change of another site must not affect. */
function pagesOf(site: SiteId): string[] {
  const paths = createSitePaths(sites[site], defaultFlags(site))
  const kinds = ['home', 'shows', 'cinemas', 'offers', 'voucher', 'sitemap'] as const
  const pages = sites[site].languages.flatMap((language) =>
    kinds.flatMap((kind) => paths.href(kind, language) ?? []),
  )
  return [...pages, '/sitemap.xml', '/robots.txt', '/no/such/page']
}

async function seen(site: SiteId, address: string) {
  const { status, headers, body } = await request(site, address)
  return { site, address, status, etag: headers.etag, policy: headers['content-security-policy'], body }
}

const etagOf = async (site: SiteId, address: string) => (await request(site, address)).headers.etag

type Seen = Awaited<ReturnType<typeof seen>>

/** A few at a time: a busy product refuses some of a hundred simultaneous requests. */
async function everythingOf(list: readonly SiteId[]): Promise<Seen[]> {
  const pages = list.flatMap((site) => pagesOf(site).map((address) => ({ site, address })))
  const found = new Map<string, Seen>()
  await eachOf(
    pages,
    4,
    async ({ site, address }) => void found.set(`${site} ${address}`, await seen(site, address)),
  )
  return pages.flatMap(({ site, address }) => found.get(`${site} ${address}`) ?? [])
}

function changedIn(before: readonly Seen[], after: readonly Seen[]): string[] {
  expect(after).toHaveLength(before.length)
  return before.flatMap((page, index) => {
    const now = after[index]
    if (JSON.stringify(page) === JSON.stringify(now)) return []
    return [`${page.site} ${page.address}: ${page.status}, then ${now?.status}`]
  })
}

async function switchForBelgium(others: readonly SiteId[]): Promise<void> {
  const home = createSitePaths(sites.be, defaultFlags('be')).href('home', 'fr') ?? ''
  const offers = createSitePaths(sites.be, defaultFlags('be')).href('offers', 'fr') ?? ''
  expect(vouchers.length).toBeGreaterThan(1)
  for (const address of vouchers)
    expect([address, (await request('be', address)).status]).toEqual([address, 404])
  const [before, atHome, etag] = [
    await settled(() => everythingOf(others)),
    await seen('be', home),
    await etagOf('be', home),
  ]

  await service().set('voucherChecker', 'be', true)
  await soon(async () => (await request('be', vouchers[0] ?? '')).status).toBe(200)
  for (const address of vouchers)
    expect([address, (await request('be', address)).status]).toEqual([address, 200])
  const sitemap = (await request('be', '/sitemap.xml')).body
  expect(vouchers.filter((address) => !sitemap.includes(`${address}<`))).toEqual([])
  expect((await request('be', offers)).body).toContain(`href="${withVoucher.href('voucher', 'fr')}"`)
  expect(await etagOf('be', home)).not.toBe(etag)
  const switched = await seen('be', home)
  expect(switched.body).toContain('"voucherChecker":true')
  expect((await request('be', '/metrics')).body).toMatch(/^flags_state\{state="live"\} 1$/m)
  expect(
    [atHome, switched].map(({ body }) => body.includes(`href="${withVoucher.href('voucher', 'fr')}"`)),
  ).toEqual([false, true])
  const switchedOn = await everythingOf(others)

  await service().set('voucherChecker', 'be', false)
  await soon(async () => (await request('be', vouchers[0] ?? '')).status).toBe(404)
  for (const address of vouchers)
    expect([address, (await request('be', address)).status]).toEqual([address, 404])
  expect((await request('be', '/sitemap.xml')).body).not.toContain(`${vouchers[0]}<`)
  expect((await request('be', offers)).body).not.toContain(`href="${withVoucher.href('voucher', 'fr')}"`)
  expect(changedIn(before, switchedOn)).toEqual([])
  expect(changedIn(before, await everythingOf(others))).toEqual([])
}

test('voucher checker on for Belgium: page, sitemap and links appear there, and not a byte changes elsewhere', () =>
  switchForBelgium(['fr', 'nl']))
