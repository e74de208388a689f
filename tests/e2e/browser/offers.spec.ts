import { expect } from '@playwright/test'
import { originOf } from '../http.ts'
import { isSameDocument, open, phone, test } from '../visitor.ts'

const news = `${originOf('fr')}/actualites`

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
