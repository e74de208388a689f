import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { desktop, isSameDocument, numberIn, open, test } from '../visitor.ts'

/** Debouncing, late responses and groups are proved by `search-machine.test.ts`. */

const fr = originOf('fr')
/** The request for the films that the modal opens with does not count. */
const searches = /\/_page\/search\?(?!.*part=start)/
const searchModal = (page: Page) => modalOf(page, 'search')
const box = (page: Page) => searchModal(page).getByRole('searchbox')
const opener = (page: Page, name = 'Rechercher') => page.getByRole('banner').getByRole('link', { name })
const group = (page: Page, name: string) =>
  searchModal(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const resultsOf = (page: Page, name: string) => group(page, name).getByRole('link')

async function openByKeyboard(page: Page, name?: string): Promise<void> {
  await opener(page, name).press('Enter')
  await expect(box(page)).toBeFocused()
}

test.describe('on a desktop', () => {
  test.use(desktop)

  test('the search works by keyboard, ignores accents and capitals, and closes at the first Escape', {
    tag: '@quick',
  }, async ({ page }) => {
    await open(page, `${fr}/`)
    await openByKeyboard(page)
    await page.keyboard.type('LYÓ')
    const cinemas = resultsOf(page, 'Cinémas')
    await expect(cinemas.first()).toContainText('Lyo')
    await page.keyboard.press('Escape')
    await expect(searchModal(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()

    await openByKeyboard(page)
    await page.keyboard.type('LYÓ')
    await expect(cinemas.first()).toContainText('Lyo')
    await expect(page.getByRole('status').filter({ hasText: 'résultats pour' })).toHaveCount(1)
    const results = searchModal(page).getByRole('link')
    await page.keyboard.press('ArrowDown')
    await expect(results.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('n')
    await expect(box(page)).toHaveValue('LYÓn')
    await page.keyboard.press('Enter')
    await expect(searchModal(page).getByText('lyon', { exact: false }).first()).toBeVisible()
    await expect(resultsOf(page, 'Villes').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const address = await results.first().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(fr + address)
    await expect(searchModal(page)).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('films are shown until a query is typed, hits in groups that unfold; a choice is remembered, a failure differs from an empty result', async ({
    page,
  }) => {
    await open(page, `${fr}/`)
    await openByKeyboard(page)
    const current = resultsOf(page, 'À l’affiche en ce moment')
    await expect(current).toHaveCount(4)
    await page.keyboard.type('4dx')
    await expect(resultsOf(page, 'Expériences')).toHaveAttribute('href', '/experiences/4dx')
    await expect(current).toHaveCount(0)
    await box(page).fill('les')
    const films = resultsOf(page, 'Films et événements')
    await expect(films).toHaveCount(4)
    const all = group(page, 'Films et événements').getByRole('button', { name: /tout afficher/ })
    const count = await numberIn(all)
    expect(count).toBeGreaterThan(4)
    await all.press('Enter')
    await expect(films).toHaveCount(count)
    const back = searchModal(page).getByRole('button', { name: 'Revenir à tous les résultats' })
    await expect(back).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(all).toBeFocused()
    await box(page).fill('cinepass')
    await resultsOf(page, 'Pages du site').and(page.locator('[href="/cinepass"]')).click()
    await expect(page).toHaveURL(`${fr}/cinepass`)

    let down = true
    await page.route(searches, (route) =>
      down ? route.fulfill({ json: { outcome: 'unavailable' } }) : route.continue(),
    )
    await openByKeyboard(page)
    await expect(resultsOf(page, 'Vos dernières recherches')).toHaveCount(1)
    await expect(current).toHaveCount(4)
    await page.keyboard.type('xqzzy')
    await expect(searchModal(page).getByRole('heading', { name: 'La recherche ne répond pas' })).toBeVisible()
    down = false
    await searchModal(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(searchModal(page).getByRole('heading', { name: 'Rien pour « xqzzy »' })).toBeVisible()
    await searchModal(page).getByRole('button', { name: 'Effacer' }).click()
    await expect(box(page)).toBeFocused()
  })
})
