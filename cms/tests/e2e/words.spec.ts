import { expect } from '@playwright/test'
import { visit } from '../admin.ts'
import { admin, test } from './newsroom.ts'

test('the comparison of versions names the fields in the language of each reader', async ({ browser }) => {
  const news = { site: 'ch', title: 'Neige', slug: 'named', headline: 'Première', _status: 'published' }
  const { doc } = (await admin.call('POST /news?locale=fr', news)).body
  await admin.call(`PATCH /news/${doc?.id}?locale=fr&draft=true`, { headline: 'Seconde' })
  for (const [locale, name, foreign] of [
    ['de', 'Anriss', 'Chapeau'],
    ['fr', 'Chapeau', 'Anriss'],
  ] as const) {
    const page = await (await browser.newContext({ locale })).newPage()
    await admin.signIn(page)
    await visit(page, `${admin.url}/admin/collections/news/${doc?.id}/versions`)
    await page.locator('table tbody tr a').first().click()
    const comparison = page.locator('.view-version, .render-field-diffs').first()
    await expect(comparison).toContainText(name)
    await expect(comparison).not.toContainText(foreign)
    await page.context().close()
  }
})

test.describe('in French', () => {
  test.use({ locale: 'fr' })

  test('accepts a typed day and shows it in the local format', async ({ page }) => {
    const { doc } = (await admin.call('POST /news?locale=fr&draft=true', { site: 'ch', title: 'Jour' })).body
    await admin.signIn(page)
    await visit(page, `${admin.url}/admin/collections/news/${doc?.id}`)
    const day = page.locator('.date-time-picker input').first()
    for (const typed of ['22.11.2026', '22/11/2026', '2026-11-22']) {
      await day.fill(typed)
      await day.press('Tab')
      await expect(day).toHaveValue('22/11/2026')
    }
  })
})
