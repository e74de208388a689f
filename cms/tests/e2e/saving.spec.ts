import { expect } from '@playwright/test'
import { visit } from '../admin.ts'
import { openDocument } from './editing.ts'
import { admin, test } from './newsroom.ts'

test('a new document says that it is not saved, and asks before it is left, until a button saves it', async ({
  page,
}) => {
  await admin.signIn(page, await admin.hire('novelist', { role: 'editor', sites: ['ma'] }))
  await visit(page, `${admin.url}/admin/collections/news/create?locale=fr`)
  const lead = page.getByRole('textbox', { name: 'Summary' })
  await lead.fill('Premier flocon')
  await page.getByRole('textbox', { name: 'Title' }).fill('Neige')
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await expect(page.getByText('Saving...')).toBeHidden()
  await page.locator('.step-nav').getByRole('link', { name: 'News' }).click()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.waitForURL(/\/news\/\d+/)
  await expect(lead).toHaveValue('Premier flocon')
  await expect(page.getByText('Not saved yet.')).toBeHidden()
})

test('what is changed while a form saves itself stays, and is saved', async ({ page }) => {
  const news = { site: 'ma', title: 'Flocons', slug: 'while-saving', headline: 'Premier' }
  const { doc } = (await admin.call('POST /news?locale=fr&draft=true', news)).body
  const stored = async () => (await admin.call(`GET /news/${doc?.id}?locale=fr&draft=true&depth=0`)).body
  await admin.signIn(page, await admin.hire('writer-of-snow', { role: 'editor', sites: ['ma'] }))
  await page.clock.install()
  await openDocument(page, admin, doc?.id, 'fr')
  const lead = page.getByRole('textbox', { name: 'Summary' })
  const author = page.getByRole('textbox', { name: 'Author' })
  const statistics = page.getByRole('textbox', { name: 'Name in statistics' })
  // Payload takes the values of a response for all fields but the last one, and notices no change during the second of
  // two autosaves in a row.
  let saves = 0
  await page.route(
    `**/api/news/${doc?.id}?*`,
    async (route) => {
      const response = await route.fetch()
      if (++saves > 1) await statistics.fill('flocons-1')
      else {
        await lead.fill('Deuxième')
        await author.fill('Zoé')
        await page.clock.runFor(1_000)
      }
      await route.fulfill({ response })
    },
    { times: 2 },
  )
  await lead.fill('Deux')
  await expect.poll(stored).toMatchObject({ headline: 'Deuxième', author: 'Zoé', trackingSlug: 'flocons-1' })
  await expect(lead).toHaveValue('Deuxième')
})
