import { expect } from '@playwright/test'
import { cinemasOf } from '../content.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { menuLink, place, setCookie } from '../places.ts'
import { desktop, hydrated, open, test } from '../visitor.ts'

const fr = originOf('fr')
const own = '/cinemas/lyon-part-dieu'

test.use(desktop)

test('searches and offers start with the visitor’s own cinema, marked as such, which the cookie alone names', async ({
  page,
  context,
}) => {
  const cinemas = await cinemasOf('fr')
  const value = cinemas.find(({ slug }) => own.endsWith(slug))?.vistaRef
  await setCookie(context, JSON.stringify({ type: 'cinema', value }))
  await open(page, `${fr}/recherche?q=lyon`)
  await expect(place(page)).toHaveText(/Lyon Part-Dieu$/)
  const rows = page.locator('[aria-labelledby="found-cinemas"] a.res')
  await expect(rows.first()).not.toHaveAttribute('href', own)
  await expect(page.locator(`a.res[href="${own}"] .res__end`)).toHaveText('Votre cinéma')
  await page.locator('form.finder').getByRole('button').click()
  await expect(page).toHaveURL(`${fr}/recherche?q=lyon&near=lyon-part-dieu`)
  await expect(rows.first()).toHaveAttribute('href', own)

  // The form has loaded another document.
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).press('Enter')
  const modal = modalOf(page, 'search')
  await modal.getByRole('searchbox').fill('lyon')
  const first = modal.locator('.search__found:not(.is-old) a.res[href^="/cinemas/lyon-"]').first()
  await expect(first).toHaveAttribute('href', own)
  await expect(first.locator('.res__end')).toHaveText('Votre cinéma')
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)

  await menuLink(page, 'Offres').click()
  await expect(page).toHaveURL(`${fr}/offres?near=lyon-part-dieu`)
  await expect(page.locator('#list .tile').first()).toBeVisible()
})
