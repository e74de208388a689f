import { expect, test } from '@playwright/test'
import { type OpenedAdmin, openAdmin, visit } from '../admin.ts'

let admin: OpenedAdmin
let address: string

test.beforeAll(async () => {
  admin = await openAdmin()
  const news = { site: 'ch', title: 'Neige', slug: 'neige', headline: 'Première', _status: 'published' }
  const { doc } = await admin.call('POST', '/news?locale=fr', news)
  await admin.call('PATCH', `/news/${doc?.id}?locale=fr&draft=true`, { headline: 'Seconde' })
  address = `${admin.url}/admin/collections/news/${doc?.id}`
})
test.afterAll(() => admin?.stop())

for (const [language, name, foreign] of [
  ['de', 'Anriss', 'Chapeau'],
  ['fr', 'Chapeau', 'Anriss'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language })

    test('the comparison of versions names the fields in the language of each reader', async ({ page }) => {
      await admin.signIn(page)
      await visit(page, `${address}/versions`)
      await page.locator('table tbody tr a').first().click()
      const comparison = page.locator('.view-version, .render-field-diffs').first()
      await expect(comparison).toContainText(name)
      await expect(comparison).not.toContainText(foreign)
    })
  })
}

test.describe('in French', () => {
  test.use({ locale: 'fr' })

  test('accepts a typed day and shows it in the local format', async ({ page }) => {
    await admin.signIn(page)
    await visit(page, address)
    const day = page.locator('.date-time-picker input').first()
    for (const typed of ['22.11.2026', '22/11/2026', '2026-11-22']) {
      await day.fill(typed)
      await day.press('Tab')
      await expect(day).toHaveValue('22/11/2026')
    }
  })
})
