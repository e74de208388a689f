import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type SiteId, sites } from '../../../config/sites.ts'
import { timeLimit } from '../../../tests/time-limit.ts'
import { pagePath } from '../../src/preview/page-address.ts'
import { openDocument, publish, until, write } from './editing.ts'
import { type Newsroom, openNewsroom } from './newsroom.ts'

const slug = 'die-lange-nacht'
const BACK_OFF = 60_000
/** Pages compared per site. */
const OTHERS = 20

let newsroom: Newsroom
let context: BrowserContext
let page: Page
let id: string

const panel = () => page.locator('.on-the-site')
const shows = async (text: string) => (await newsroom.news('de', slug)).body.includes(text)

/** Messages that the site has stored since its start. */
async function stored(): Promise<number> {
  const { body } = await newsroom.site.request('ch', '/metrics')
  return Number(/^publishing_messages_total\{result="stored"\} (\d+)/m.exec(body)?.[1] ?? 0)
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser }) => {
  test.setTimeout(timeLimit(180_000))
  newsroom = await openNewsroom()
  context = await browser.newContext({ locale: 'de-CH', timezoneId: 'Europe/Zurich' })
  page = await context.newPage()
  const editor = await newsroom.hire('greta', { role: 'editor', sites: ['ch'] })
  const data = { site: 'ch', title: 'Die lange Nacht', slug, headline: 'Erste Fassung', _status: 'published' }
  const { body } = await newsroom.call('POST /news?locale=de', editor, data)
  id = String(body.doc?.id)
  await newsroom.admin.signIn(page, editor)
  await expect.poll(() => shows('Erste Fassung')).toBe(true)
})
test.afterAll(() => newsroom?.close())

/** Pages across a sitemap, except those that show news, offers or the sitemap. */
async function somePages(site: SiteId): Promise<(readonly [SiteId, string])[]> {
  const { body } = await newsroom.site.request(site, '/sitemap.xml')
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const home = pagePath('document', site, sites[site].languages[0], {})
  const others = paths.filter(
    (path) => !/news|actualites|offers|offres|angebote|sitemap/.test(path) && path.length > home.length,
  )
  const step = Math.floor(others.length / OTHERS)
  return others
    .filter((_, index) => index % step === 0)
    .slice(0, OTHERS)
    .map((path) => [site, path] as const)
}

/** Sequential: a busy site refuses some of forty concurrent requests. */
async function etagsOf(pages: readonly (readonly [SiteId, string])[]): Promise<string[]> {
  const etags: string[] = []
  for (const [site, path] of pages) {
    const { status, headers } = await newsroom.site.request(site, path)
    expect([path, status]).toEqual([path, 200])
    etags.push(`${site} ${path} ${headers.etag}`)
  }
  return etags
}

async function publishHeadline(headline: string): Promise<void> {
  await write(page, '#field-headline', headline)
  await publish(page)
}

test('a publication does not change other pages', async () => {
  const pages = [...(await somePages('ch')), ...(await somePages('fr'))]
  expect(pages).toHaveLength(2 * OTHERS)
  await openDocument(newsroom, page, id, 'de')
  // Repeated if the programme moves on in between, which changes pages too.
  for (let tries = 1; tries <= 3; tries += 1) {
    const before = await etagsOf(pages)
    await publishHeadline(`Fassung ${tries}`)
    await expect.poll(() => shows(`Fassung ${tries}`)).toBe(true)
    const after = await etagsOf(pages)
    if (tries < 3 && after.join() !== before.join()) continue
    expect(after).toEqual(before)
    break
  }
})

test('delivers a publication once when the site is back', async () => {
  await newsroom.site.kill()
  await publishHeadline('Bei geschlossenen Türen')
  await expect(panel()).toContainText('Unterwegs')
  await expect(panel()).toContainText('Die Website ist nicht erreichbar.')
  await newsroom.reopenSite()
  const after = await until(performance.now(), () => shows('Bei geschlossenen Türen'))
  test.info().annotations.push({ type: 'live', description: `${after} ms after the site was back` })
  expect(after).toBeLessThan(BACK_OFF)
  // A site that has just started can store the message and respond too late: then the next attempt settles it.
  await expect(panel()).toContainText('Online', { timeout: BACK_OFF })
  expect(await stored()).toBe(1)
})

test('delivers a publication once although the CMS is killed right after the confirmation', async () => {
  const before = await stored()
  await write(page, '#field-headline', 'Nach dem Stromausfall')
  await expect.poll(stored).toBe(before + 1)
  await publish(page)
  await newsroom.admin.kill()
  await page.goto('about:blank')
  await newsroom.reopenAdmin()
  const after = await until(performance.now(), () => shows('Nach dem Stromausfall'))
  test.info().annotations.push({ type: 'live', description: `${after} ms after the system was back` })
  const left = async () =>
    (await newsroom.call('GET /deliveries?limit=1&where[state][not_equals]=sent')).body.totalDocs
  await expect.poll(left, { timeout: BACK_OFF }).toBe(0)
  expect(await stored()).toBe(before + 2)
})
