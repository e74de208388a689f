import { expect } from '@playwright/test'
import { dayOf } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { open, phone, test } from '../visitor.ts'

const film = `${originOf('fr')}/films/the-ninth-orbit`
const tomorrow = () => `${film}/filters/date-${dayOf('fr', 1)},localisation-lyon-bellecour`

test.use(phone)

test('a film’s cinemas are compared in a table that scrolls beside their names', async ({ page }) => {
  const errors = await watch(page)
  await open(page, tomorrow())
  await page.locator('.show-views a[href*="view=compare"]').click()
  await expect(page).toHaveURL(/view=compare$/)
  const names = page.getByRole('rowheader')
  await expect(names.first()).toHaveText('Lyon Bellecour')
  await expect(names.nth(1)).toContainText(/Lyon.*km$/)
  const price = page.getByRole('columnheader', { name: 'Prix' })
  await expect(price).not.toBeInViewport()
  await price.scrollIntoViewIfNeeded()
  await expect(names.first()).toBeInViewport()
  await expect(page.getByRole('row').nth(1)).toContainText(/tarif.*€/i)
  expect(await faultsInView(page, errors)).toEqual([])
  await page.getByRole('link', { name: 'Après 21 h' }).click()
  await expect(page).toHaveURL(/view=compare-late$/)
  await expect(page.locator('.cmp time').first()).toHaveText(/^2[1-3]:/)
  await page.locator('.cmp a.time').first().click()
  await expect(page.locator('dialog[open]')).toContainText('La Neuvième Orbite')
})
