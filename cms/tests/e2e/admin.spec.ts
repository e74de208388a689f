import { expect, test } from '@playwright/test'
import { type OpenedAdmin, openAdmin } from '../admin.ts'

let admin: OpenedAdmin
test.beforeAll(async () => {
  test.setTimeout(300_000)
  admin = await openAdmin({ demo: true })
})
test.afterAll(() => admin?.stop())

test('the first admin signs in and finds the news of the demo, and the browser complains of nothing', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => void complaints.push(String(error)))
  await admin.signIn(page)
  await page.goto(`${admin.url}/admin/collections/news?limit=100`)
  await expect(page.locator('table tbody tr')).toHaveCount(100)
  await expect(page.locator('.page-controls__page-info, .collection-list__page-info').first()).toContainText('200')
  await page.goto(`${admin.url}/admin/collections/media`)
  const picture = page.locator('table tbody img').first()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(100)
  expect(complaints).toEqual([])
})
