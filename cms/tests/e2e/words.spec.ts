import { expect, test } from '@playwright/test'
import { firstAdmin, type OpenedAdmin, openAdmin } from '../admin.ts'

let admin: OpenedAdmin
let address: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  admin = await openAdmin()
  const send = async (method: string, path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) }
    const response = await fetch(`${admin.url}/api${path}`, { method, headers, body: JSON.stringify(body) })
    return (await response.json()) as { readonly token?: string; readonly doc?: { readonly id?: number } }
  }
  const { token } = await send('POST', '/users/login', firstAdmin)
  const news = { site: 'ch', title: 'Neige', slug: 'neige', headline: 'Première', _status: 'published' }
  const { doc } = await send('POST', '/news?locale=fr', news, token)
  await send('PATCH', `/news/${doc?.id}?locale=fr&draft=true`, { headline: 'Seconde' }, token)
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
      await page.goto(`${address}/versions`)
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
    await page.goto(address)
    const day = page.locator('.date-time-picker input').first()
    for (const typed of ['22.11.2026', '22/11/2026', '2026-11-22']) {
      await day.fill(typed)
      await day.press('Tab')
      await expect(day).toHaveValue('22/11/2026')
    }
  })
})
