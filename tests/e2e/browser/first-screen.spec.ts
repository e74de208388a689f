import { expect, type Page } from '@playwright/test'
import { dayOf } from '../content.ts'
import { openAt } from '../content-preview.ts'
import { phone, test, toTop } from '../visitor.ts'

const LYON = '/cinemas/lyon-bellecour'
const PARIS = '/cinemas/paris-chatelet'
const FILM = '/films/the-ninth-orbit'

/** Pixels at 390, for a page of up to twenty films; longer programmes may be longer in proportion. */
const HIGHEST = 5800
const FILMS = 20

test.use(phone)

/** The first time that can be booked needs no scrolling. */
async function expectTimeInFirstScreen(page: Page) {
  const time = page.locator('main a.time').filter({ visible: true }).first()
  await expect
    .poll(async () => {
      const box = await time.boundingBox()
      return box ? box.y + box.height : Number.POSITIVE_INFINITY
    })
    .toBeLessThanOrEqual(phone.viewport.height)
  await expect(time).toHaveAttribute('href', /booking|tickets/)
}

/** The height with everything laid out, so that none is an estimate. */
const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('main *'))
      style.contentVisibility = 'visible'
    return document.documentElement.scrollHeight
  })

const tomorrow = () => `/filters/date-${dayOf('fr', 1)}`

for (const [time, path, later] of [
  ['10:00', LYON, ''],
  ['18:00', PARIS, ''],
  ['22:30', LYON, ', a day ahead,'],
] as const)
  test(`the programme ${path}${later} is short at ${time}, and starts with a time`, {
    tag: time === '18:00' ? [] : '@exhaustive',
  }, async ({ page }) => {
    await openAt(page, later ? path + tomorrow() : path, time)
    await expectTimeInFirstScreen(page)
    const films = await page.locator('.show').count()
    expect(films).toBeGreaterThan(10)
    expect(await heightOf(page)).toBeLessThanOrEqual(HIGHEST * Math.max(1, films / FILMS))

    await test.step('sections below unfold by a tap, by their link and by a fragment', async () => {
      const prices = page.locator('section:has(#tarifs)')
      await expect(prices.locator('table').first()).toBeHidden()
      await prices.locator('summary').first().click()
      await expect(prices.locator('table').first()).toBeVisible()
      await toTop(page)
      await page.locator('.cine a[href$="#accessibility"]').click()
      await expect(page.locator('#accessibility')).toBeInViewport()
    })
  })

for (const [time, path, later] of [
  ['22:30', FILM, ''],
  ['10:00', `${FILM}/filters/localisation-lyon-bellecour`, ''],
  ['18:00', FILM, ', a day ahead,'],
] as const)
  test(`${path}${later} has its next time in the first screen at ${time}`, {
    tag: time === '22:30' ? [] : '@exhaustive',
  }, async ({ page }) => {
    await openAt(page, later ? path + tomorrow() : path, time)
    await expectTimeInFirstScreen(page)
  })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('a programme of twenty films takes at most five screens', { tag: '@exhaustive' }, async ({ page }) => {
    await openAt(page, LYON, '18:00')
    const films = await page.locator('.show').count()
    expect(await heightOf(page)).toBeLessThanOrEqual(4700 * Math.max(1, films / FILMS))
  })
})
