import { expect } from '@playwright/test'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { choosePlace } from '../places.ts'
import { open, phone, test } from '../visitor.ts'

const fr = originOf('fr')
const own = '/cinemas/lyon-part-dieu'

test.use(phone)

test.beforeEach(({ page, context }) =>
  choosePlace(page, context, { type: 'cinema', value: 'lyon-part-dieu' }, [
    'Lyon Part-Dieu',
    'lyon-part-dieu',
    'cinema',
    'lyon-part-dieu',
  ]),
)

test('the search modal starts the cinemas with the visitor’s own, marked as such', async ({ page }) => {
  await open(page, `${fr}/`)
  await page.locator('.header .iconbtn[data-opens="search"]').click()
  const modal = modalOf(page, 'search')
  await modal.getByRole('searchbox').fill('lyon')
  const first = modal.locator('.search__found:not(.is-old) a.res[href^="/cinemas/lyon-"]').first()
  await expect(first).toHaveAttribute('href', own)
  await expect(first.locator('.res__end')).toHaveText('Votre cinéma')
})

test('the search page marks the visitor’s cinema, and starts with it from the next search on', async ({
  page,
}) => {
  await open(page, `${fr}/recherche?q=lyon`)
  const rows = page.locator('[aria-labelledby="found-cinemas"] a.res')
  await expect(rows.first()).not.toHaveAttribute('href', own)
  await expect(page.locator(`a.res[href="${own}"] .res__end`)).toHaveText('Votre cinéma')
  await page.locator('form.finder').getByRole('button').click()
  await expect(page).toHaveURL(`${fr}/recherche?q=lyon&near=lyon-part-dieu`)
  await expect(rows.first()).toHaveAttribute('href', own)
})
