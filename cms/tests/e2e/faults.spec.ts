import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../../tests/contracts/databases.ts'
import { type OpenedAdmin, openAdmin, visit } from '../admin.ts'
import { type OpenedSite, openSite } from '../site.ts'
import { startStaff, type TestStaff } from '../staff.ts'
import { openDocument, publish, write } from './editing.ts'
import { newsPage, test } from './newsroom.ts'

const slug = 'die-lange-nacht'
const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-faults-'))
let site: OpenedSite
let admin: OpenedAdmin
let staff: TestStaff
let startSite: () => Promise<OpenedSite>
let startAdmin: () => Promise<OpenedAdmin>

test.beforeAll(async () => {
  const [sitePort, port] = [await freePort(), await freePort()]
  startSite = () => openSite({ dataDir, port: sitePort, env: { CMS_URL: `http://localhost:${port}` } })
  // Sessions of another provider would end with the system.
  staff = await startStaff(`http://localhost:${port}`)
  startAdmin = () => openAdmin({ dataDir, port, siteUrl: `http://127.0.0.1:${sitePort}`, staff })
  ;[site, admin] = await Promise.all([startSite(), startAdmin()])
})
test.afterAll(async () => {
  await admin?.stop()
  await site?.stop()
  await staff?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Messages that the site has stored since its start. */
async function stored(): Promise<number> {
  const { body } = await site.request('ch', '/metrics')
  return Number(/^publishing_messages_total\{result="stored"\} (\d+)/m.exec(body)?.[1] ?? 0)
}

test('delivers a publication once, although the site is down and the system is killed before it is back', async ({
  browser,
}) => {
  const shows = async (text: string) => (await newsPage({ site, admin }, 'de', slug)).body.includes(text)
  const data = { site: 'ch', title: 'Die lange Nacht', slug, headline: 'Erste Fassung', _status: 'published' }
  const editor = await admin.hire('greta', { role: 'editor', sites: ['ch'] })
  const { doc } = (await admin.call('POST /news?locale=de', data, editor)).body
  await expect.poll(() => shows('Erste Fassung')).toBe(true)

  const page = await (await browser.newContext({ locale: 'de-CH' })).newPage()
  await admin.signIn(page, editor)
  await openDocument(page, admin, doc?.id, 'de')
  await site.kill()
  await write(page, '#field-headline', 'Bei geschlossenen Türen')
  await publish(page)
  const panel = page.locator('.on-the-site')
  await expect(panel).toContainText('Unterwegs')
  await expect(panel).toContainText('Die Website ist nicht erreichbar.')
  await visit(page, `${admin.url}/admin`)
  const undelivered = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Noch nicht auf der Website' }) })
  await expect(undelivered.getByRole('link', { name: 'Die lange Nacht' })).toHaveAttribute(
    'href',
    `/admin/collections/news/${doc?.id}`,
  )
  await expect(undelivered).toContainText('Die Website ist nicht erreichbar.')
  await admin.kill()
  await page.goto('about:blank')
  ;[site, admin] = await Promise.all([startSite(), startAdmin()])
  await expect.poll(() => shows('Bei geschlossenen Türen')).toBe(true)
  const left = async () =>
    (await admin.call('GET /deliveries?limit=1&where[state][not_equals]=sent')).body.totalDocs
  await expect.poll(left).toBe(0)
  expect(await stored()).toBe(1)
  await openDocument(page, admin, doc?.id, 'de')
  await expect(panel).toContainText('Online')
  await page.context().close()
})
