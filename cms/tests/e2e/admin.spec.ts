import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { visit } from '../admin.ts'
import { pngFile } from '../made-content.ts'
import { openDocument } from './editing.ts'
import { looksRight } from './looks.ts'
import { admin, test } from './newsroom.ts'

test('the first admin signs in and finds news and pictures, without console errors', async ({
  complaints,
  page,
}) => {
  await admin.call('POST /news?locale=fr', {
    site: 'ci',
    title: 'Lagune',
    slug: 'lagune',
    _status: 'published',
  })
  await admin.signInByForm(page)
  await visit(page, `${admin.url}/admin/collections/news?locale=fr&where[or][0][and][0][site][equals]=ci`)
  const row = page.getByRole('row', { name: /Lagune/ })
  await expect(row).toContainText('Published')
  const { data: buffer } = await pngFile('lagune.png')
  const sent = await page.request.post(`${admin.url}/api/media`, {
    headers: { origin: admin.url },
    multipart: { file: { name: 'lagune.png', mimeType: 'image/png', buffer } },
  })
  expect(sent.status()).toBe(201)
  await visit(page, `${admin.url}/admin/collections/media`)
  const picture = page.getByRole('row', { name: /lagune/ }).locator('img')
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(100)
  expect(complaints).toEqual([])
})

test('the start page shows each user their own pending work', async ({ browser, page }) => {
  const amal = await admin.hire('amal', { role: 'editor', sites: ['ma'] })
  const anna = await admin.hire('anna', { role: 'editor', sites: ['ci'] })
  const news = (site: string, title: string) => ({ site, title, slug: title.toLowerCase() })
  const { doc } = (
    await admin.call('POST /news?locale=fr', { ...news('ma', 'Nuit'), _status: 'published' }, amal)
  ).body
  await admin.call('POST /news?locale=fr&draft=true', news('ci', 'Abidjan'), anna)
  const changed = { title: 'Nuit des courts', _status: 'published' }
  await admin.call(`PATCH /news/${doc?.id}?locale=fr`, changed, amal)
  const change = { action: 'withdraw', language: 'fr', at: '2050-12-24T18:00' }
  await admin.call('POST /scheduled-changes', { collection: 'news', id: doc?.id, ...change }, amal)

  await admin.signIn(page, amal)
  await visit(page, `${admin.url}/admin`)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, amal' })).toBeVisible()
  const part = (name: string) =>
    page.locator('.site-dashboard section').filter({ has: page.getByRole('heading', { level: 2, name }) })
  await expect(part('Last changed').getByRole('listitem').first()).toContainText('Nuit des courts')
  await expect(part('Last changed')).not.toContainText('Abidjan')
  await expect(part('Planned next').getByRole('listitem')).toHaveText([
    /^Nuit des courts.*Morocco · Sat, 24 December 2050 at 18:00.*French/s,
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
    'Administration',
  ])
  await expect(part('All content').getByRole('listitem').filter({ hasText: /^News/ })).toContainText('1')
  await expect(part('To be looked at').getByRole('definition').first()).toHaveText(/^[1-9]\d*$/)
  await looksRight(page, '.site-dashboard')

  const hers = await (await browser.newContext({ locale: 'de-CH' })).newPage()
  await admin.signIn(hers, anna)
  await visit(hers, `${admin.url}/admin`)
  await expect(hers.getByRole('heading', { level: 1, name: 'Willkommen, anna' })).toBeVisible()
  await expect(hers.locator('.site-dashboard')).toContainText('Abidjan')
  await expect(hers.locator('.site-dashboard')).not.toContainText('Nuit des courts')
  await expect(hers.locator('.site-dashboard__list').first()).not.toContainText('Marokko')
  await expect(hers.getByRole('link', { name: 'Neu erstellen: Person' })).toHaveCount(0)
  await hers.context().close()
})

test('our additions to the admin are accessible and log no console errors', async ({ complaints, page }) => {
  const news = { site: 'ch', title: 'Canal', slug: 'canal', _status: 'published' }
  const { doc } = (await admin.call('POST /news?locale=fr', news)).body
  await admin.signIn(page)
  const found: string[] = []
  const look = async (part: string) => {
    const { violations } = await new AxeBuilder({ page }).include(part).analyze()
    for (const { id, impact, nodes } of violations)
      found.push(`${page.url()} ${impact} ${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  }
  await openDocument(page, admin, doc?.id, 'fr')
  for (const part of ['.on-the-site', '.scheduling:not(.comments)', '.comments', '.as-of']) {
    await expect(page.locator(part)).toBeVisible()
    await look(part)
  }
  await page.locator('#action-schedule').click()
  await page.locator('.scheduling__form').getByRole('button').click()
  await expect(page.locator('.scheduling__fault')).toBeVisible()
  await look('.scheduling--drawer')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')])
  for (const [target, part] of [
    ['reports/translations', '.gutter'],
    ['reports/links', '.gutter'],
    ['reports/facts', '.gutter'],
    // Payload's checkboxes for rows have no name.
    ['collections/deliveries', '.cell-again'],
  ] as const) {
    await visit(page, `${admin.url}/admin/${target}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(part)
  }
  expect(found).toEqual([])
  expect(complaints).toEqual([])
})
