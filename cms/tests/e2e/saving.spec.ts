import { expect, type Page, type Route } from '@playwright/test'
import { visit } from '../admin.ts'
import { openDocument, write } from './editing.ts'
import { admin, test } from './newsroom.ts'

const stored = async (id: number | string | undefined) =>
  (await admin.call(`GET /news/${id}?locale=fr&draft=true&depth=0`)).body

/** Retries on a kept-alive connection that the server has just closed. */
const sent = (route: Route) => route.fetch({ maxRetries: 2 })

test('a new document becomes a draft where it is written, with what is written meanwhile', async ({
  page,
}) => {
  await admin.signIn(page, await admin.hire('novelist', { role: 'editor', sites: ['ma'] }))
  await page.clock.install()
  await visit(page, `${admin.url}/admin/collections/news/create?locale=fr`)
  const lead = page.getByRole('textbox', { name: 'Summary' })
  const author = page.getByRole('textbox', { name: 'Author' })
  const statistics = page.getByRole('textbox', { name: 'Name in statistics' })
  await lead.fill('Premier')
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await page.locator('.step-nav').getByRole('link', { name: 'News' }).click()
  await page.getByRole('button', { name: 'Stay on this page' }).click()

  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/api\/news\?/.test(response.url()),
  )
  await page.route('**/api/news?*', async (route) => {
    const response = await sent(route)
    await lead.fill('Premier flocon')
    await route.fulfill({ response })
  })
  await page.getByRole('textbox', { name: 'Title' }).fill('Neige')
  await lead.focus()
  const { doc } = (await (await created).json()) as { readonly doc: { readonly id: number } }
  await expect(page).toHaveURL(new RegExp(`/news/${doc.id}\\?locale=fr$`))
  await expect(lead).toBeFocused()
  await expect
    .poll(() => stored(doc.id))
    .toMatchObject({ title: 'Neige', slug: 'neige', headline: 'Premier flocon' })

  // Payload takes the values of a response for all fields but the last one, and notices no change during the second of
  // two autosaves in a row.
  let saves = 0
  await page.route(
    `**/api/news/${doc.id}?*`,
    async (route) => {
      const response = await sent(route)
      if (++saves > 1) await statistics.fill('neige-1')
      else {
        await lead.fill('Flocons')
        await author.fill('Zoé')
        await page.clock.runFor(1_000)
      }
      await route.fulfill({ response })
    },
    { times: 2 },
  )
  await lead.fill('Deux flocons')
  // A busy machine needs seconds for each of the three saves.
  await expect.poll(() => saves).toBeGreaterThan(0)
  await expect.poll(() => saves).toBeGreaterThan(1)
  await expect
    .poll(() => stored(doc.id))
    .toMatchObject({ headline: 'Flocons', author: 'Zoé', trackingSlug: 'neige-1' })
  await expect(page.getByRole('textbox', { name: 'Address — Français' })).toHaveValue('neige')
  await expect(lead).toHaveValue('Flocons')
})

test('a window that is open while the draft is created keeps what is written in it', async ({ page }) => {
  await admin.signIn(page, await admin.hire('illustrator', { role: 'editor', sites: ['ma'] }))
  await visit(page, `${admin.url}/admin/collections/news/create?locale=fr`)
  const drawer = page.locator('[id^=doc-drawer_media]')
  const description = drawer.locator('#field-alt')
  let isCreated = false
  await page.route('**/api/news?*', async (route) => {
    const response = await sent(route)
    await page.locator('#field-image').getByRole('button', { name: 'Create New' }).click()
    await description.fill('Une rue sous la neige')
    await route.fulfill({ response })
    isCreated = true
  })
  await page.getByRole('textbox', { name: 'Title' }).fill('Verglas')
  await page.getByRole('textbox', { name: 'Summary' }).focus()
  await expect.poll(() => isCreated).toBe(true)
  await expect(page.locator('.saving')).toHaveCount(0)
  await expect(description).toHaveValue('Une rue sous la neige')
  await expect(page).toHaveURL(/\/create\?/)
  await drawer.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(page).toHaveURL(/\/news\/\d+\?locale=fr$/)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Verglas')
})

const member = async (where: Page, name: string, id: number | undefined, language = 'fr') => {
  await admin.signIn(where, await admin.hire(name, { role: 'editor', sites: ['ch'] }))
  await openDocument(where, admin, id, language)
}

test('two people at one document see what the other saves, and choose where both write', async ({
  browser,
  page,
}) => {
  const news = { site: 'ch', title: 'Deux', slug: 'two-people', headline: 'Premier', author: 'Ana' }
  const { doc } = (await admin.call('POST /news?locale=fr&draft=true', news)).body
  await member(page, 'camille', doc?.id)
  const other = await (await browser.newContext()).newPage()
  await member(other, 'nora', doc?.id)
  const lead = page.getByRole('textbox', { name: 'Summary' })
  await write(other, '#field-headline', 'De Nora')
  await write(page, '#field-author', 'Camille')
  await expect(lead).toHaveValue('De Nora')
  await expect(page.getByText('nora has changed Summary.')).toBeVisible()

  await write(other, '#field-headline', 'Encore Nora')
  await lead.fill('De Camille')
  await expect(page.getByRole('alert').filter({ hasText: 'nora has changed Summary' })).toBeVisible()
  const choice = page.getByRole('group', { name: 'Summary' })
  await expect(choice.getByRole('radio', { name: /Saved version.*Encore Nora/ })).toBeVisible()
  await expect(choice.getByRole('radio', { name: /Your text.*De Camille/ })).toBeChecked()
  expect(await stored(doc?.id)).toMatchObject({ headline: 'Encore Nora', author: 'Camille' })
  await page.getByRole('button', { name: 'Save the choice' }).click()
  await expect.poll(() => stored(doc?.id)).toMatchObject({ headline: 'De Camille', author: 'Camille' })
  await expect(choice).toBeHidden()

  await openDocument(other, admin, doc?.id, 'de')
  await write(other, '#field-author', 'Nora')
  await write(page, '#field-headline', 'Ensemble')
  await expect(page.getByRole('textbox', { name: 'Author' })).toHaveValue('Nora')
  await other.context().close()
})
