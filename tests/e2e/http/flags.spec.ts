import { get } from 'node:http'
import { expect, test } from '@playwright/test'
import { defaultFlags } from '../../../config/flags.ts'
import { type SiteId, siteIds, sites } from '../../../config/sites.ts'
import { createSitePaths } from '../../../src/routing/site-paths.ts'
import { serviceOfAllTests } from '../own-flag-service.ts'

test.describe.configure({ mode: 'serial' })

const IN_TIME = 5_000
const service = serviceOfAllTests()

const ask = (site: SiteId, address: string) => service().product().ask(site, address)
const soon = <Value>(read: () => Promise<Value>, timeout = IN_TIME, intervals = [50, 50, 1_000]) => expect.poll(read, { timeout, intervals })

/** Where the voucher checker is once Belgium has one. */
const withVoucher = createSitePaths(sites.be, { ...defaultFlags('be'), voucherChecker: true })
const vouchers = sites.be.languages.map((language) => withVoucher.href('voucher', language) ?? '')

/** Pages of each kind that a change of another site must leave as they are. */
function pagesOf(site: SiteId): string[] {
  const paths = createSitePaths(sites[site], defaultFlags(site))
  const kinds = ['home', 'shows', 'cinemas', 'offers', 'voucher', 'sitemap'] as const
  const pages = sites[site].languages.flatMap((language) => kinds.flatMap((kind) => paths.href(kind, language) ?? []))
  return [...pages, '/sitemap.xml', '/robots.txt', '/no/such/page']
}

/** When a page was made, which its script says, and so the script's hash in the policy. One that is not found is made again after ten seconds. */
const RENDER_TIMES = /\bu:\d{13}\b/g
const HASHES = /'sha256-[^']+'/g

/** Times and ids of a request are its own; everything else is the page. */
async function seen(site: SiteId, address: string) {
  const { status, headers, body } = await ask(site, address)
  const policy = String(headers['content-security-policy'])
  if (status === 200) return { site, address, status, etag: headers.etag, policy, body }
  return { site, address, status, etag: undefined, policy: policy.replace(HASHES, 'hash'), body: body.replace(RENDER_TIMES, 'u:0') }
}

const everythingOf = (list: readonly SiteId[]) => Promise.all(list.flatMap((site) => pagesOf(site).map((address) => seen(site, address))))

/** Addresses of pages that are not the same, byte by byte and by what is said of them. */
function changedIn(before: Awaited<ReturnType<typeof everythingOf>>, after: typeof before): string[] {
  expect(after).toHaveLength(before.length)
  return before.flatMap((page, index) => {
    const now = after[index]
    if (JSON.stringify(page) === JSON.stringify(now)) return []
    return [`${page.site} ${page.address}: ${page.status}, then ${now?.status}`]
  })
}

/** A page that lacks a part is made again after five seconds. */
const SHORT_FRESH = 5_000

/** Waits until the pages of a product that has just been opened have all their parts, so that nothing changes by itself. */
async function settled(list: readonly SiteId[]) {
  let last = await everythingOf(list)
  let since = Date.now()
  await soon(
    async () => {
      const before = last
      last = await everythingOf(list)
      if (changedIn(before, last).length > 0) since = Date.now()
      return Date.now() - since > SHORT_FRESH + 2_000
    },
    60_000,
    [SHORT_FRESH / 2],
  ).toBe(true)
  return last
}

test('voucher checker on for Belgium: page, sitemap and links appear there, and not a byte changes elsewhere', async () => {
  const others = siteIds.filter((site) => site !== 'be')
  const home = createSitePaths(sites.be, defaultFlags('be')).href('home', 'fr') ?? ''
  const offers = createSitePaths(sites.be, defaultFlags('be')).href('offers', 'fr') ?? ''
  expect(vouchers.length).toBeGreaterThan(1)
  for (const address of vouchers) expect([address, (await ask('be', address)).status]).toEqual([address, 404])
  const [before, atHome] = [await settled(others), await seen('be', home)]

  await service().set('voucherChecker', 'be', true)
  await soon(async () => (await ask('be', vouchers[0] ?? '')).status).toBe(200)
  for (const address of vouchers) expect([address, (await ask('be', address)).status]).toEqual([address, 200])
  const sitemap = (await ask('be', '/sitemap.xml')).body
  expect(vouchers.filter((address) => !sitemap.includes(`${address}<`))).toEqual([])
  expect((await ask('be', offers)).body).toContain(`href="${withVoucher.href('voucher', 'fr')}"`)
  const switched = await seen('be', home)
  expect(switched.etag).not.toBe(atHome.etag)
  expect(switched.body).toContain('"voucherChecker":true')
  expect([atHome, switched].map(({ body }) => body.includes(`href="${withVoucher.href('voucher', 'fr')}"`))).toEqual([false, true])
  expect(changedIn(before, await everythingOf(others))).toEqual([])

  await service().set('voucherChecker', 'be', false)
  await soon(async () => (await ask('be', vouchers[0] ?? '')).status).toBe(404)
  for (const address of vouchers) expect([address, (await ask('be', address)).status]).toEqual([address, 404])
  expect((await ask('be', '/sitemap.xml')).body).not.toContain(`${vouchers[0]}<`)
  expect((await ask('be', offers)).body).not.toContain(`href="${withVoucher.href('voucher', 'fr')}"`)
  expect(changedIn(before, await everythingOf(others))).toEqual([])
})

test('the metrics say how the service is', async () => {
  const { body } = await ask('fr', '/metrics')
  expect(body).toMatch(/^flags_state\{state="live"\} 1$/m)
  expect(body).toMatch(/^flags_state\{state="presets"\} 0$/m)
  expect(body).toMatch(/^flags_age_seconds \d/m)
  expect(body).toMatch(/^flags_failures_total\{reason="refused"\} 0$/m)
})

/** A line of a page that is open, and what it has said. */
function openLine(site: SiteId): Promise<{ readonly said: () => string; readonly ended: Promise<unknown> }> {
  const { port } = service().product()
  return new Promise((resolve, reject) => {
    const headers = { host: `${sites[site].hosts.local}:${port}`, 'accept-encoding': 'gzip' }
    get({ host: '127.0.0.1', port, path: '/api/frontend/changes', headers, agent: false }, (response) => {
      let said = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk
      })
      const ended = new Promise((done) => response.on('close', done))
      response.on('error', () => {})
      resolve({ said: () => said, ended })
    }).on('error', reject)
  })
}

test('a line of an open page says that its site has changed, and only its site; it does not hold up the end', async () => {
  const [be, nl] = [await openLine('be'), await openLine('nl')]
  const revisions = (line: typeof be) => line.said().match(/event: flags\ndata: \{"revision":"[^"]+"\}\n\n/g) ?? []
  await soon(async () => [revisions(be).length, revisions(nl).length]).toEqual([1, 1])
  await service().set('voucherChecker', 'be', true)
  await soon(async () => revisions(be).length).toBe(2)
  expect(new Set(revisions(be)).size).toBe(2)
  await service().set('voucherChecker', 'be', false)
  await soon(async () => revisions(be).length).toBe(3)
  expect(revisions(be)[2]).toBe(revisions(be)[0])
  expect(revisions(nl)).toHaveLength(1)
  const before = Date.now()
  await Promise.all([service().away(), be.ended, nl.ended])
  expect(Date.now() - before).toBeLessThan(4_000)
})
