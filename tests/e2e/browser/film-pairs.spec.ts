import { expect, type Page } from '@playwright/test'
import { bookableShowtime, dayOf } from '../content.ts'
import { originOf } from '../http.ts'
import { isSameDocument, open, phone, test } from '../visitor.ts'

async function cinemaDay() {
  const { cinema } = await bookableShowtime('fr')
  return `${originOf('fr')}/cinemas/${cinema}/filters/date-${dayOf('fr', 1)}`
}

const pairs = (page: Page) => page.locator('.pair')

test.describe('two films in a row', () => {
  test.use(phone)

  test('a link on the cinema’s page opens the view, and a time opens its details', async ({ page }) => {
    await open(page, await cinemaDay())
    await page.locator('.cinema-tools a[href$="?view=two"]').click()
    await expect(page).toHaveURL(/\?view=two$/)
    await expect(pairs(page).first()).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await pairs(page).first().locator('.time').last().click()
    await expect(page.locator('dialog[open]')).toContainText(
      (await pairs(page).first().locator('.pair__title').last().textContent()) ?? '',
    )
  })

  test('a film’s page leads to its pairs in the cinema, and a chip to all pairs', async ({ page }) => {
    const { show, cinema, date } = await bookableShowtime('fr')
    const narrowed = `filters/date-${date},localisation-${cinema}`
    await open(page, `${originOf('fr')}/films/${show.slug}/${narrowed}`)
    await page.locator('.venue-times a[href*="view=two"]').click()
    await expect(page).toHaveURL(
      `${originOf('fr')}/cinemas/${cinema}/filters/date-${date}?view=two&film=${show.slug}`,
    )
    await expect(pairs(page).first()).toBeVisible()
    for (const pair of await pairs(page).all())
      await expect(pair.locator('.pair__title', { hasText: show.title })).toHaveCount(1)
    await page.locator('.cinema-tools a[href$="?view=two"]:not([aria-current])').first().click()
    await expect(page).toHaveURL(/\?view=two$/)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('each pair is two films in order that link to the booking', async ({ page }) => {
      await page.goto(`${await cinemaDay()}?view=two`)
      expect(await pairs(page).count()).toBeGreaterThan(1)
      for (const pair of await pairs(page).all()) {
        const starts = await pair
          .locator('time')
          .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
        expect(starts).toHaveLength(2)
        expect(starts).toEqual(starts.toSorted())
        const [first, second] = await pair.locator('.pair__title').allTextContents()
        expect(first).not.toBe(second)
        await expect(pair.locator('a.time[href]')).toHaveCount(2)
      }
      await expect(page.locator('.days a[href$="?view=two"]').first()).toBeAttached()
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cinemas\/[a-z-]+$/)
    })
  })
})
