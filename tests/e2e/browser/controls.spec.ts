import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import {
  cardsIn,
  chooseFilter,
  desktop,
  hydrated,
  isSameDocument,
  numberIn,
  open,
  phone,
  test,
  titleOf,
} from '../visitor.ts'

const films = () => `${originOf('fr')}/films`
/** Shown films of the open tab; those further down are spaces. */
const cards = (page: Page) =>
  page.getByRole('tabpanel').locator('.card, .card-space').filter({ visible: true })

test.describe('on a desktop', () => {
  test.use(desktop)

  test('a chosen theme is saved, and applies before the first paint', { tag: '@quick' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        observer.disconnect()
        // The body has only started: nothing has been painted.
        sessionStorage.setItem('themeAtBody', document.documentElement.dataset.theme ?? 'none')
      }).observe(document, { childList: true, subtree: true })
    })
    const themeAtBody = () => page.evaluate(() => sessionStorage.getItem('themeAtBody'))
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await open(page, films())
    expect(await themeAtBody()).toBe('none')
    const light = await ground()
    const dark = page.getByRole('button', { name: 'Thème sombre' })
    await dark.click()
    await expect(dark).toHaveAttribute('aria-pressed', 'true')
    expect(await ground()).not.toBe(light)
    await page.reload()
    expect(await themeAtBody()).toBe('dark')
    expect(await ground()).not.toBe(light)
    await hydrated(page)
    await expect(dark).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Comme l’appareil' }).click()
    await page.reload()
    expect(await ground()).toBe(light)
  })

  test('tabs follow the fragment of the address, and are one tab stop with arrow keys that set it', {
    tag: '@quick',
  }, async ({ page }) => {
    await open(page, `${films()}#enfants`)
    const tabs = page.getByRole('tab')
    await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('href', '#enfants')
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await page.getByRole('tab', { selected: true }).focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(`${films()}#avant-premieres`)
    await expect(tabs.nth(1)).toBeFocused()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('[role=tab][tabindex="-1"]')).toHaveCount(4)
    await expect(cards(page)).toHaveCount(await numberIn(tabs.nth(1).locator('small')))
    await page.keyboard.press('End')
    await expect(page).toHaveURL(`${films()}#prochainement`)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(`${films()}#a-l-affiche`)
    await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(1)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('choosing and removing filters updates the count to the cards on screen', { tag: '@quick' }, async ({
    page,
  }) => {
    await open(page, films())
    const count = page.getByRole('status').filter({ hasText: /films?$/ })
    const all = await numberIn(count)
    await expect(cards(page)).toHaveCount(all)
    const genre = page.locator('a.check[href*="/filters/genres-"]').first()
    const promised = await numberIn(genre.locator('small'))
    await chooseFilter(page, genre)
    await expect(page.locator('.chip')).toHaveCount(1)
    const shown = await numberIn(count)
    await expect(cards(page)).toHaveCount(shown)
    expect(shown).toBeLessThan(all)
    expect(shown, 'what the filter promised').toBe(promised)
    await chooseFilter(page, page.locator('a.check[href*="versions-"]').first())
    await expect(page.locator('.chip')).toHaveCount(2)
    await expect(cards(page)).toHaveCount(await numberIn(count))
    await page.locator('.chip').first().click()
    await expect(page.locator('.chip')).toHaveCount(1)
    await page.locator('.chip').click()
    await expect(page).toHaveURL(films())
    expect(await numberIn(count)).toBe(all)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('by keyboard the content is reached first, and filters are set; the header hides while scrolling down', async ({
    page,
  }) => {
    await open(page, films())
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Aller au contenu' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 0.99 })
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()

    const drop = page.locator('.drop').first()
    const summary = drop.locator('summary')
    await summary.click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(drop).not.toHaveAttribute('open')
    await expect(summary).toBeFocused()
    await summary.click()
    await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click()
    await expect(drop).not.toHaveAttribute('open')
    await expect(modalOf(page, 'search')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modalOf(page, 'search')).toHaveCount(0)
    // A header that has the focus stays in view.
    await summary.focus()

    const header = page.getByRole('banner')
    await page.mouse.wheel(0, 1400)
    await expect(header).toHaveAttribute('data-mode', 'hidden')
    await expect(header).not.toBeInViewport()
    await page.mouse.wheel(0, -400)
    await expect(header).toHaveAttribute('data-mode', 'shown')
    await expect(header).toBeInViewport({ ratio: 0.99 })

    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\/filters\//)
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('a long list', () => {
  const listed = (page: Page) => page.locator('#a-l-affiche .card').count()

  test('loads its other films on the way down, and has them again after Back and a reload', async ({
    page,
  }) => {
    await page.goto(`${originOf('fr')}/films`)
    await expect(page.locator('.panels[data-live]')).toBeAttached()
    const count = Number(await page.locator('.tab[href="#a-l-affiche"] small').textContent())
    expect(await listed(page)).toBeLessThan(count)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => listed(page)).toBe(count)
    await expect(page.locator('.card-space')).toHaveCount(0)
    const last = cardsIn(page.getByRole('tabpanel')).last()
    await titleOf(last).click()
    await expect(page).toHaveURL(/\/(films|evenements)\/[a-z0-9-]+$/)
    await page.goBack()
    await expect.poll(() => listed(page)).toBe(count)
    await expect(last).toBeInViewport()
    await page.reload()
    await expect.poll(() => listed(page)).toBe(count)
    await expect(last).toBeInViewport()
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the header stays at the top; its menu opens by keyboard and closes on Escape, and focus returns to its button', async ({
    page,
  }) => {
    await open(page, films())
    for (const top of [1400, 1000]) {
      await page.evaluate((to) => scrollTo(0, to), top)
      await expect(page.getByRole('banner')).not.toBeInViewport()
    }
    const button = page.getByRole('button', { name: 'Ouvrir le menu' })
    const menu = page.locator('#menu')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    expect(
      await menu.evaluate((box) => box.contains(document.activeElement)),
      'focus moves into the menu',
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await menu.locator('.menu__entry[href="/cinemas"]').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${originOf('fr')}/cinemas`)
    await expect(menu).toBeHidden()
    expect(await isSameDocument(page)).toBe(true)
  })
})
