import { expect } from '@playwright/test'
import { dayOf } from '../content.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { sitemapOf } from '../sitemap.ts'
import { isSameDocument, open, phone, test } from '../visitor.ts'

const fr = originOf('fr')
const paths = async (shape: RegExp) =>
  (await sitemapOf('fr')).map(({ path }) => path).filter((path) => shape.test(path))

/** A cinema whose boards show tags with notes; late in the evening it may have none left for today. */
async function cinemaAddress(): Promise<string> {
  const [cinema = ''] = await paths(/^\/cinemas\/[a-z0-9-]+$/)
  return `${fr}${cinema}/filters/date-${dayOf('fr', 1)}`
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a cinema’s programme has marks with notes, quick looks with its times, and a view of two films in a row', async ({
    page,
  }) => {
    await open(page, await cinemaAddress())
    const mark = page.locator('.board .mkb:not(.mkb--help, :has(svg))').first()
    const note = page.locator(`#${await mark.getAttribute('popovertarget')}`)
    await expect(note).toBeHidden()
    await mark.focus()
    await page.keyboard.press('Enter')
    await expect(note).toBeVisible()
    const box = await note.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= phone.viewport.width).toBe(true)
    const details = modalOf(page, 'experienceDetails')
    await note.locator('[data-opens="experienceDetails"]').press('Enter')
    await expect(details.getByRole('link').last()).toHaveAttribute('href', /^\/experiences\//)
    await page.keyboard.press('Escape')
    await expect(details).toHaveCount(0)
    await expect(mark).toBeFocused()
    const target = await mark.boundingBox()
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)

    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Aperçu/ })
      .first()
      .tap()
    const look = modalOf(page, 'showDetails')
    await expect(look).toContainText(name)
    await expect(look.locator('time').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(look).toHaveCount(0)

    await page.locator('.cinema-tools a[href$="?view=two"]').click()
    await expect(page).toHaveURL(/\?view=two$/)
    const pair = page.locator('.pair').first()
    await expect(pair).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await pair.locator('.time').last().click()
    await expect(modalOf(page, 'showtimeDetails')).toContainText(
      (await pair.locator('.tt__film a').last().textContent()) ?? '',
    )
  })
})
