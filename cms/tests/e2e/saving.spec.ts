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
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  const more = page.locator('.collapsible-field', { hasText: 'More settings' }).last()
  await more.getByRole('button', { name: 'Toggle block' }).first().click()
  await expect(statistics).toBeVisible()
  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/api\/news\?/.test(response.url()),
  )
  const held = Promise.withResolvers<void>()
  await page.route('**/api/news?*', async (route) => {
    const response = await sent(route)
    await held.promise
    await lead.fill('Premier flocon')
    await route.fulfill({ response })
  })
  await lead.fill('Premier')
  await expect(page.getByText('Saving the draft …')).toBeVisible()
  await page.locator('.step-nav').getByRole('link', { name: 'News' }).click()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  held.resolve()
  const { doc } = (await (await created).json()) as { readonly doc: { readonly id: number } }
  await expect(page).toHaveURL(new RegExp(`/news/${doc.id}\\?locale=fr$`))
  await page.getByRole('textbox', { name: /^Title \*/ }).fill('Neige')
  await expect
    .poll(() => stored(doc.id))
    .toMatchObject({ title: 'Neige', slug: 'neige', key: 'neige', headline: 'Premier flocon' })

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
  await page.getByRole('textbox', { name: /^Title \*/ }).fill('Verglas')
  await page.getByRole('textbox', { name: 'Summary' }).focus()
  await expect.poll(() => isCreated).toBe(true)
  await expect(page.locator('.saving')).toHaveCount(0)
  await expect(description).toHaveValue('Une rue sous la neige')
  await expect(page).toHaveURL(/\/create\?/)
  await drawer.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(page).toHaveURL(/\/news\/\d+\?locale=fr$/)
  await expect(page.getByRole('textbox', { name: /^Title \*/ })).toHaveValue('Verglas')
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
  await expect(page.getByRole('status').getByRole('link', { name: 'Not saved: see why' })).toBeVisible()
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

test('a text that cannot be saved is called so, and is there again after the browser has ended', async ({
  page,
}) => {
  const { doc } = (await admin.call('POST /news?locale=fr&draft=true', { site: 'ch', title: 'Panne' })).body
  await member(page, 'storm', doc?.id)
  const state = page.locator('.saving-status')
  await expect(state).toHaveText('Saved')
  // The editor of rich text comes later than the form.
  await expect(page.locator('.rich-text-lexical [contenteditable=true]').first()).toBeVisible()
  await page.context().setOffline(true)
  await page.locator('#field-headline').fill('Une phrase sans réseau')
  await expect(state).toHaveText('Not saved yet')
  await expect(state).toContainText('Saving is tried again')
  const next = await page.context().newPage()
  await page.close()
  await next.context().setOffline(false)
  await openDocument(next, admin, doc?.id, 'fr')
  await expect(next.getByText('This browser still has it.')).toBeVisible()
  await next.getByRole('button', { name: 'Put it into the form' }).click()
  await expect(next.locator('#field-headline')).toHaveValue('Une phrase sans réseau')
  await expect.poll(() => stored(doc?.id)).toMatchObject({ headline: 'Une phrase sans réseau' })
})

test('what is written is saved when another language is chosen at once', async ({ page }) => {
  const { doc } = (await admin.call('POST /news?locale=fr&draft=true', { site: 'ch', title: 'Hâte' })).body
  await member(page, 'hasty', doc?.id)
  await page.clock.install()
  await page.locator('#field-headline').fill('Juste avant')
  await page.locator('.localizer button').first().click()
  await page.locator('.popup__content [data-locale=de]').click()
  await expect.poll(() => stored(doc?.id)).toMatchObject({ headline: 'Juste avant' })
  const { headline } = (await admin.call(`GET /news/${doc?.id}?locale=de&draft=true&depth=0`)).body
  expect(headline ?? null).toBeNull()
})
