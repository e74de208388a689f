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
})
