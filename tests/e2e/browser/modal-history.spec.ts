import { expect, type Page } from '@playwright/test'
import { bookableShowtime } from '../content.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { desktop, isSameDocument, open, test } from '../visitor.ts'

test.use(desktop)

const back = (page: Page) => page.evaluate(() => history.back())

const cinemaPage = async () => {
  const { cinema, date } = await bookableShowtime('fr')
  return `${originOf('fr')}/cinemas/${cinema}/filters/date-${date}`
}

async function visits(page: Page): Promise<string> {
  await open(page, `${originOf('fr')}/films`)
  await page.locator('.header').getByRole('link', { name: 'Cinémas' }).first().click()
  await expect(page).toHaveURL(/\/cinemas$/)
  // Follows a link to a later day, because late in the evening today has no times left.
  await page.locator('main').evaluate(
    (main, address) => {
      const link = Object.assign(document.createElement('a'), { href: address })
      main.append(link)
      link.click()
    },
    await cinemaPage(),
  )
  await expect(page.locator('a.time').first()).toBeVisible()
  return page.url()
}

test('Back closes a modal first, then leaves the page', { tag: '@quick' }, async ({ page }) => {
  const address = await visits(page)
  const opener = page.locator('a.time').first()
  await opener.press('Enter')
  await expect(modalOf(page, 'showtimeDetails')).toBeVisible()
  const position = await page.evaluate(() => scrollY)
  await back(page)
  await expect(modalOf(page, 'showtimeDetails')).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(page.url()).toBe(address)
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), position)).toBeLessThan(2)

  await back(page)
  await expect(page).toHaveURL(/\/cinemas$/)
  expect(await isSameDocument(page)).toBe(true)
})

test('a press while a poster moves into the next page opens its modal', async ({ page }) => {
  await open(page, `${originOf('fr')}/films`)
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync('::view-transition-group(*) { animation-duration: 60s }')
    document.adoptedStyleSheets.push(slow)
  })
  await page.locator('main .card:has(.poster) a').first().press('Enter')
  await page.waitForFunction(() => document.activeViewTransition)
  await page.evaluate(() => document.activeViewTransition?.ready)
  const search = page.locator('.header .iconbtn[data-opens="search"]')
  const { x, y, width, height } = (await search.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // `click` of a locator would wait until nothing covers the button.
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(modalOf(page, 'search')).toBeVisible()
})
