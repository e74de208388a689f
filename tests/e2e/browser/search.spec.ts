import { expect, type Page } from '@playwright/test'
import { originOf, requestSite } from '../http.ts'
import { modalOf } from '../modals.ts'
import { desktop, isSameDocument, open, phone, plain, test } from '../visitor.ts'

/** Debouncing, late responses and groups are proved by `search-machine.test.ts`. */

const fr = originOf('fr')
/** Without the request for the films that the modal opens with. */
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

  test('the modal shows films until a query is typed; experiences, cities and pages have groups, and a choice is remembered', async ({
    page,
  }) => {
    await open(page, `${fr}/`)
    await openByKeyboard(page)
    const films = resultsOf(page, 'À l’affiche en ce moment')
    await expect(films).toHaveCount(4)
    await page.keyboard.type('4dx')
    await expect(resultsOf(page, 'Expériences')).toHaveAttribute('href', '/experiences/4dx')
    await expect(films).toHaveCount(0)
    await box(page).fill('lyon')
    await expect(resultsOf(page, 'Villes')).toHaveAttribute('href', '/cinemas/ville/lyon')
    await box(page).fill('cinepass')
    await resultsOf(page, 'Pages du site').first().click()
    await expect(page).toHaveURL(`${fr}/cinepass`)
    await openByKeyboard(page)
    await expect(resultsOf(page, 'Vos dernières recherches')).toHaveCount(1)
    await expect(films).toHaveCount(4)
  })

  test('a group expands and collapses, and focus moves with it', async ({ page }) => {
    const query = new URLSearchParams({ language: 'fr', q: 'les', part: 'all' })
    const { body } = await requestSite('fr', `/_page/search?${query}`)
    const { hits } = (JSON.parse(body) as { page: { hits: readonly { group: string }[] } }).page
    const count = hits.filter((hit) => hit.group === 'shows').length
    expect(count).toBeGreaterThan(4)
    await open(page, `${fr}/films`)
    await openByKeyboard(page)
    await page.keyboard.type('les')
    const films = resultsOf(page, 'Films et événements')
    await expect(films).toHaveCount(4)
    const all = searchModal(page).getByRole('button', { name: `tout afficher (${count})` })
    await all.press('Enter')
    await expect(films).toHaveCount(count)
    const back = searchModal(page).getByRole('button', { name: 'Revenir à tous les résultats' })
    await expect(back).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(all).toBeFocused()
  })

  test('a failed search and an empty result have different messages', async ({ page }) => {
    let down = true
    await page.route(searches, (route) =>
      down ? route.fulfill({ json: { outcome: 'unavailable' } }) : route.continue(),
    )
    await open(page, `${fr}/offres`)
    await openByKeyboard(page)
    await page.keyboard.type('xqzzy')
    await expect(searchModal(page).getByRole('heading', { name: 'La recherche ne répond pas' })).toBeVisible()
    down = false
    await searchModal(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(searchModal(page).getByRole('heading', { name: 'Rien pour « xqzzy »' })).toBeVisible()
    await searchModal(page).getByRole('button', { name: 'Effacer' }).click()
    await expect(box(page)).toBeFocused()
    await expect(searchModal(page).getByRole('heading', { name: 'Que cherchez-vous' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the menu opens the modal, and focus returns to its button; a group and a hit open by touch', async ({
    page,
  }) => {
    await open(page, `${originOf('ch')}/de`)
    const menu = page.getByRole('button', { name: 'Menü öffnen' })
    await menu.tap()
    await page.getByRole('navigation').getByRole('link', { name: 'Suchen' }).tap()
    await expect(searchModal(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await opener(page, 'Suchen').tap()
    await box(page).fill('der')
    await group(page, 'Filme und Events').getByRole('button').tap()
    const films = resultsOf(page, 'Filme und Events')
    await expect.poll(() => films.count()).toBeGreaterThan(4)
    const title = plain(await films.first().locator('b').textContent())
    await films.first().tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(searchModal(page)).toHaveCount(0)
  })
})
