import { expect, test } from '@playwright/test'
import { type OpenedAdmin, openAdmin, visit } from '../admin.ts'

let admin: OpenedAdmin
let rain: number | undefined

test.beforeAll(async () => {
  admin = await openAdmin()
  for (const title of ['Neige', 'Pluie'])
    rain = (
      await admin.call('POST', '/news?locale=fr&draft=true', { site: 'ch', title, slug: title.toLowerCase() })
    ).doc?.id
})
test.afterAll(() => admin?.stop())

test('plans a release by its form, and names it on the start page and in the calendar', async ({ page }) => {
  await admin.signIn(page)
  await visit(page, `${admin.url}/admin/collections/releases/create?locale=fr`)
  await page.locator('#field-name').fill('Winter gala')
  await page.locator('#field-site').click()
  await page.getByRole('option', { name: 'Switzerland' }).click()
  const time = page.getByLabel('Date and time')
  await time.fill('2050-12-24T18:00')
  await expect(page.getByText('Switzerland, Central European Time')).toBeVisible()
  await page.getByRole('button', { name: 'Add Document' }).click()
  const document = page.locator('#field-documents__0__document')
  await document.locator('input').first().fill('Neige')
  await page.getByRole('option', { name: 'Neige' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const state = page.locator('.release')
  await expect(state).toContainText('Planned')
  await expect(state).toContainText('24 December 2050')
  await visit(page, `${admin.url}/admin/collections/news/${rain}?locale=fr`)
  await page.getByRole('button', { name: 'Add to “Winter gala”' }).click()
  await expect(page.getByRole('link', { name: 'Part of the release “Winter gala”' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to “Winter gala”' })).toHaveCount(0)
  await visit(page, `${admin.url}/admin`)
  await expect(page.getByText('Part of the release “Winter gala”')).toHaveCount(2)
  await visit(page, `${admin.url}/admin/reports/calendar?month=2050-12`)
  await expect(page.getByText('Part of the release “Winter gala”').first()).toBeVisible()
})
