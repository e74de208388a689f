import { expect, type Page } from '@playwright/test'
import { dayOf } from '../content.ts'
import { originOf } from '../http.ts'
import { phone, test, unwatched } from '../visitor.ts'

const widthBeyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('on a phone', () => {
  // Places on a page need no script.
  test.use({ ...phone, javaScriptEnabled: false })

  test('prices of tickets have one size, however long one is', async ({ page }) => {
    await page.goto(originOf('sn'))
    const sizes = await page
      .locator('.offers:has(.price--long) .price')
      .evaluateAll((all) => all.map((price) => getComputedStyle(price).fontSize))
    expect(sizes.length).toBeGreaterThan(1)
    expect(new Set(sizes).size).toBe(1)
  })

  test('each crumb but the last one ends with its separator', async ({ page }) => {
    await page.goto(`${originOf('fr')}/films/the-ninth-orbit`)
    const crumbs = page.getByRole('navigation', { name: /Fil d’Ariane|Vous êtes ici/ }).getByRole('listitem')
    const drawn = await crumbs.evaluateAll((all) =>
      all.map((crumb) =>
        (['::before', '::after'] as const).map((part) => getComputedStyle(crumb, part).content !== 'none'),
      ),
    )
    expect(drawn.length).toBeGreaterThan(1)
    expect(drawn).toEqual(drawn.map((_, index) => [false, index < drawn.length - 1]))
  })

  test('the mark of the chosen day is inside the strip with forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(
      `${originOf('fr')}/films/the-ninth-orbit/filters/date-${dayOf('fr', 1)},localisation-lyon-bellecour`,
    )
    const chosen = page.locator('.day[aria-current]').first()
    const { width, offset } = await chosen.evaluate((day) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(day)
      return { width: Number.parseFloat(outlineWidth), offset: Number.parseFloat(outlineOffset) }
    })
    expect(width).toBeGreaterThan(0)
    expect(width + offset).toBeLessThanOrEqual(0)
  })

  test('a notice with a long address is as wide as the page', async ({ page }) => {
    await page.goto(`${originOf('fr')}/outside/fr/www.marquee.example/${'a'.repeat(300)}`)
    expect(await widthBeyond(page)).toBe(0)
  })

  test('the cinema of a film is above the buttons of its formats', async ({ page }) => {
    await page.goto(`${originOf('fr')}/ce-soir/lyon`)
    const covered = await page.locator('.tt__line--film .tt__where a').evaluateAll((links) =>
      links.map((link) => {
        link.scrollIntoView({ block: 'center' })
        const { left, bottom, width } = link.getBoundingClientRect()
        return !link.contains(document.elementFromPoint(left + width / 2, bottom - 1))
      }),
    )
    expect(covered.length).toBeGreaterThan(0)
    expect(covered).not.toContain(true)
  })
})

unwatched.describe('before the scripts of a page', () => {
  unwatched('a key gives the page its whole height, so that End reaches its end', async ({ page }) => {
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort())
    await page.goto(originOf('fr'))
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-first')
    await page.keyboard.press('End')
    await expect(root).not.toHaveAttribute('data-first')
  })
})
