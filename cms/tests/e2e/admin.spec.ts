import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { timeLimit } from '../../../tests/time-limit.ts'
import { type OpenedAdmin, openAdmin, visit } from '../admin.ts'

let admin: OpenedAdmin
test.beforeAll(async () => {
  test.setTimeout(timeLimit(300_000))
  admin = await openAdmin({ demo: true })
})
test.afterAll(() => admin?.stop())

test('the first admin signs in and finds the demo’s news, without console errors', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => void complaints.push(String(error)))
  await admin.signIn(page)
  await visit(page, `${admin.url}/admin/collections/news?limit=100`)
  await expect(page.locator('table tbody tr')).toHaveCount(100)
  await expect(page.locator('.page-controls__page-info, .collection-list__page-info').first()).toContainText(
    '200',
  )
  await visit(page, `${admin.url}/admin/collections/media`)
  const picture = page.locator('table tbody img').first()
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(100)
  expect(complaints).toEqual([])
})

const anna = { email: 'anna@editors.example', password: 'a long password of Anna' }

/**
 * Creates an editor of the Swiss site, a draft there, and a French story that is published again after it.
 * Returns the story's id.
 */
async function write(page: Page): Promise<number> {
  const call = async (path: string, data: object) => {
    const response = await page.request.post(`${admin.url}/api/${path}`, {
      data,
      headers: { origin: admin.url },
    })
    expect(response.ok(), await response.text()).toBe(true)
    return (await response.json()) as { readonly doc: { readonly id: number } }
  }
  await call('users', { ...anna, name: 'Anna Meier', role: 'editor', sites: ['ch'] })
  const published = await call('news?locale=fr', { site: 'fr', title: 'La nuit', _status: 'published' })
  await call('news?locale=de&draft=true', { site: 'ch', title: 'Kurzfilme im Schnee' })
  const data = { title: 'La nuit des courts', _status: 'published' }
  const changed = await page.request.patch(`${admin.url}/api/news/${published.doc.id}?locale=fr`, {
    data,
    headers: { origin: admin.url },
  })
  expect(changed.ok()).toBe(true)
  await call('plans', {
    collection: 'news',
    id: published.doc.id,
    action: 'withdraw',
    language: 'fr',
    at: '2050-12-24T18:00',
  })
  return published.doc.id
}

test('the start page shows each user their own pending work', async ({ page, browser }) => {
  await admin.signIn(page)
  const published = await write(page)

  await visit(page, `${admin.url}/admin`)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  const part = (name: string) =>
    page.locator('.site-dashboard section').filter({ has: page.getByRole('heading', { level: 2, name }) })
  await expect(part('Last changed').getByRole('listitem')).toHaveCount(6)
  await expect(part('Last changed').getByRole('listitem').first()).toContainText('La nuit des courts')
  await expect(part('Last changed')).toContainText('Kurzfilme im Schnee')
  // No site is running.
  await expect(async () => {
    await page.reload()
    await expect(
      part('Not on the site yet').getByRole('link', { name: 'La nuit des courts' }),
    ).toHaveAttribute('href', `/admin/collections/news/${published}`)
    await expect(part('Not on the site yet')).toContainText('The site cannot be reached.')
  }).toPass()
  await expect(part('Planned next').getByRole('listitem')).toHaveText([
    /^La nuit des courts.*France · Sat, 24 December 2050 at 18:00 CET.*French/s,
  ])
  await expect(part('All content').getByRole('heading', { level: 3 })).toHaveText([
    'Stories',
    'Offers and passes',
    'Teasers',
    'Experiences and screenings',
    'Pages',
    'Help',
    'The site',
    'Programme',
    'Pictures',
    'Publishing',
    'Sites',
    'Administration',
  ])
  await expect(part('All content').getByRole('listitem').filter({ hasText: /^News/ })).toContainText('202')
  await expect(part('To be looked at').locator('dd').first()).toHaveText(/^[1-9]\d*$/)
  for (const scheme of ['light', 'dark'] as const) {
    await page.context().addCookies([{ name: 'payload-theme', value: scheme, url: admin.url }])
    await page.setViewportSize({ width: scheme === 'light' ? 1440 : 390, height: 900 })
    await page.reload()
    await expect(part('To be looked at').locator('dd').first()).toHaveText(/^[1-9]\d*$/)
    expect((await new AxeBuilder({ page }).include('.site-dashboard').analyze()).violations).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
  }

  const hers = await (await browser.newContext({ locale: 'de-CH' })).newPage()
  await admin.signIn(hers, anna)
  await expect(hers.getByRole('heading', { level: 1, name: 'Willkommen, Anna Meier' })).toBeVisible()
  await expect(hers.locator('.site-dashboard')).toContainText('Kurzfilme im Schnee')
  await expect(hers.locator('.site-dashboard')).not.toContainText('La nuit des courts')
  await expect(hers.locator('.site-dashboard__list').first()).not.toContainText('Frankreich')
  await expect(hers.getByRole('link', { name: 'Neu erstellen: Person' })).toHaveCount(0)
  await hers.context().close()
})
