import { expect } from '@playwright/test'
import { originOf } from '../http.ts'
import { choosePlace } from '../places.ts'
import { desktop, isSameDocument, open, phone, test } from '../visitor.ts'

const news = `${originOf('fr')}/actualites`
const offers = `${originOf('fr')}/offres`

test.describe('on a phone', () => {
  test.use(phone)

  test('pages and types change within the document, and the list scrolls into view', async ({ page }) => {
    await open(page, news)
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL(/\?page=2#list$/)
    await expect(page.getByRole('link', { name: 'Page n° 2' })).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('#list')).toBeInViewport()

    const events = page
      .getByRole('navigation', { name: 'Type d’article' })
      .getByRole('link', { name: /^Événements/ })
    await events.click()
    await expect(page).toHaveURL(/\/actualites\?type=event#list$/)
    await expect(events).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('#list .tile')).toHaveCount(6)

    await events.click()
    await expect(page).toHaveURL(/\/actualites#list$/)
    await expect(page.locator('.pushes article')).toHaveCount(4)
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('with a chosen cinema', () => {
  test.use(desktop)

  test('the menu leads to the offers of that cinema first', async ({ page, context }) => {
    await choosePlace(page, context, { type: 'cinema', value: 'paris-chatelet' }, [
      'Paris Châtelet',
      'paris-chatelet',
      'cinema',
      'paris-chatelet',
    ])
    await open(page, `${originOf('fr')}/`)
    await page.locator('.header').getByRole('link', { name: 'Offres' }).click()
    await expect(page).toHaveURL(`${offers}?near=paris-chatelet`)
    await expect(page.locator('#list .tile').first()).toContainText('Dans votre cinéma')
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL(/\?page=2&near=paris-chatelet#list$/)
  })
})

test('without script a works-council code reaches the order tunnel', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(offers)
  await page.locator('#list .tile a').first().click()
  await expect(page.locator('h1')).toBeVisible()
  await page.getByText('Un code de votre CE').click()
  await page.getByLabel('Code CE').fill('CE-2026-LYON')
  await page.getByRole('button', { name: 'Commander avec ce code' }).click()
  await expect(page).toHaveURL(/\/booking\?offer=[a-z-]+&businessCode=CE-2026-LYON$/)
  await expect(page.locator('dl')).toContainText('CE-2026-LYON')
  await context.close()
})

test('the home page leads to the offers and the news', async ({ page }) => {
  await open(page, originOf('fr'))
  await expect(page.getByRole('link', { name: 'Toutes les offres' })).toHaveAttribute('href', '/offres')
  await expect(page.getByRole('link', { name: 'Toutes les actualités' })).toHaveAttribute(
    'href',
    '/actualites',
  )
  await expect(page.locator('.offer s').first()).toBeVisible()
  await page.locator('.offer a').first().click()
  await expect(page).toHaveURL(/\/offres\/[a-z-]+$/)
  await expect(page.locator('.stub')).toBeVisible()
})
