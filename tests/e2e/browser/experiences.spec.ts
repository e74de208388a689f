import { expect } from '@playwright/test'
import { dayOf } from '../content.ts'
import { originOf } from '../http.ts'
import { sitemapOf } from '../sitemap.ts'
import { desktop, open, phone, test } from '../visitor.ts'

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

  test('a mark of the board opens its note by keyboard, and focus returns to the mark', async ({ page }) => {
    await open(page, await cinemaAddress())
    const mark = page.locator('.board .mkb:not(.mkb--help, :has(svg))').first()
    const note = page.locator(`#${await mark.getAttribute('popovertarget')}`)
    await expect(note).toBeHidden()
    await mark.focus()
    await page.keyboard.press('Enter')
    await expect(note).toBeVisible()
    await expect(note.getByRole('link')).toHaveAttribute('href', /^\/experiences\//)
    const box = await note.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= phone.viewport.width).toBe(true)
    await page.keyboard.press('Escape')
    await expect(note).toBeHidden()
    await expect(mark).toBeFocused()
    const target = await mark.boundingBox()
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)
  })
})

test.describe('on a desktop', () => {
  test.use(desktop)

  test('an experience leads to a cinema’s times in that format, and to a film', async ({ page }) => {
    const [experience = ''] = await paths(/^\/experiences\/[a-z0-9-]+$/)
    await open(page, `${fr}${experience}`)
    await page.locator('.xp-hero .btn--book').click()
    await expect(page).toHaveURL(/#/)
    await page.locator('.xp-venue > .link').first().click()
    await expect(page).toHaveURL(/\/filters\/.*localisation-/)
    await expect(page.locator('.prog .board').first()).toBeVisible()
    await page.locator('.prog h3 a').first().click()
    await expect(page).toHaveURL(/\/(films|evenements)\/.*tags-/)
  })
})

test.describe('by touch, without script', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('a mark opens its note, which links to the experience', async ({ page }) => {
    await page.goto(await cinemaAddress())
    const mark = page.locator('.board .mkb:not(.mkb--help, :has(svg))').first()
    await mark.tap()
    const link = page.locator(`#${await mark.getAttribute('popovertarget')} a`)
    await expect(link).toBeVisible()
    const href = (await link.getAttribute('href')) ?? ''
    await link.tap()
    await expect(page).toHaveURL(`${fr}${href}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
