import { expect } from '@playwright/test'
import { visit } from '../admin.ts'
import { admin, test } from './newsroom.ts'

const stored = async (id: number | string | undefined) =>
  (await admin.call(`GET /news/${id}?locale=fr&draft=true&depth=0`)).body

test('a new document is a draft once it has a title, with what is typed while it is created', async ({
  page,
}) => {
  await admin.signIn(page, await admin.hire('novelist', { role: 'editor', sites: ['ma'] }))
  await visit(page, `${admin.url}/admin/collections/news/create?locale=fr`)
  const lead = page.getByRole('textbox', { name: 'Summary' })
  await lead.fill('Premier')
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await page.locator('.step-nav').getByRole('link', { name: 'News' }).click()
  await page.getByRole('button', { name: 'Stay on this page' }).click()

  await page.route('**/api/news?*', async (route) => {
    const response = await route.fetch()
    await lead.fill('Premier flocon')
    await route.fulfill({ response })
  })
  await page.getByRole('textbox', { name: 'Title' }).fill('Neige')
  await lead.focus()
  await page.waitForURL(/\/news\/\d+/)
  await expect(lead).toHaveValue('Premier flocon')
  await expect(lead).toBeFocused()
  const id = /news\/(\d+)/.exec(page.url())?.[1]
  await expect
    .poll(() => stored(id))
    .toMatchObject({ title: 'Neige', slug: 'neige', headline: 'Premier flocon' })
})
