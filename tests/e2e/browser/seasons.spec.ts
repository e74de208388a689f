import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { desktop, isSameDocument, open, phone, test } from '../visitor.ts'

const opera = `${originOf('fr')}/saison/opera`
const times = (page: Page) => page.locator('.season-day button.time[aria-pressed]')
const bar = (page: Page) => page.locator('.season-bar')
const order = (page: Page) => bar(page).locator('a.btn--book')
const euros = (text: string | null) =>
  Number(
    /([\d\s]+,\d\d)\s*€/u
      .exec(text ?? '')?.[1]
      ?.replace(/\s/g, '')
      .replace(',', '.'),
  )
const chosenIn = (address: string | null) =>
  new URL(address ?? '', opera).searchParams.get('showtimes')?.split(',') ?? []

test.describe('on a phone', () => {
  test.use(phone)

  test('several showtimes show count and total, survive a reload, and are ordered together', {
    tag: '@quick',
  }, async ({ page }) => {
    await open(page, opera)
    await expect(order(page)).toHaveCount(0)
    await expect(page.locator('.film .btn--book')).toHaveAttribute('href', '#dates')

    for (const index of [0, 1, 2]) await times(page).nth(index).click()
    await expect(bar(page)).toContainText('3 séances')
    await expect(bar(page)).toBeInViewport()
    const price = euros(await page.locator('.season-price b').textContent())
    expect(euros(await bar(page).locator('summary').textContent())).toBe(3 * price)
    await expect(page.locator('.btn--book')).toHaveCount(1)
    expect(await isSameDocument(page)).toBe(true)

    const chosen = chosenIn(page.url())
    expect(chosen).toHaveLength(3)
    for (const each of chosen) expect(each).toMatch(/^[a-z0-9-]+~[a-z0-9-]+~\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    await page.reload()
    await expect(page.locator('button.time[aria-pressed="true"]')).toHaveCount(3)
    await expect(bar(page)).toContainText('3 séances')

    await bar(page).locator('summary').click()
    await bar(page).locator('.season-chosen button').first().click()
    await expect(bar(page)).toContainText('2 séances')
    expect(chosenIn(page.url())).toEqual(chosen.slice(1))

    const total = euros(await bar(page).locator('summary').textContent())
    await order(page).click()
    await expect(page).toHaveURL(/\/booking\?/)
    await expect(page.locator('.booking__list li')).toHaveCount(2)
    expect(euros(await page.locator('.booking__total').textContent())).toBe(total)
    await page.goBack()
    await expect(page.locator('button.time[aria-pressed="true"]')).toHaveCount(2)
  })
})

test.describe('the selection', () => {
  test.use(desktop)

  test('has one showtime a day, stays while the calendar leads to the last day, and is cleared by one press', async ({
    page,
  }) => {
    await open(page, `${originOf('fr')}/evenement-special/other-shore`)
    const several = page.locator('button.time[aria-pressed]').nth(1)
    const day = page.locator('.season-day', { has: several }).first()
    for (const index of [0, 1]) {
      const time = day.locator('button.time[aria-pressed]').nth(index)
      await time.press('Enter')
      await expect(time).toHaveAttribute('aria-pressed', 'true')
      await expect(day.locator('button.time[aria-pressed="true"]')).toHaveCount(1)
    }
    expect(chosenIn(page.url())).toHaveLength(1)
    const all = page.getByRole('button', { name: 'Choisir toutes ces dates' })
    await all.press('Enter')
    await expect(all).toHaveCount(0)
    const count = chosenIn(page.url()).length
    expect(new Set(chosenIn(page.url()).map((token) => token.slice(-16, -6))).size).toBe(count)

    await page.locator('.season-place > button').press('Enter')
    const calendar = modalOf(page, 'calendar')
    await expect(calendar.locator('td[data-selected] button')).toBeFocused()
    const last = calendar.locator('td button:enabled').last()
    const firstDay = page.locator('.season-date').first()
    const before = (await firstDay.textContent()) ?? ''
    const lastDay = (await last.evaluate((button) => button.closest('td')?.dataset.day)) ?? ''
    await last.press('Enter')
    await expect(page).toHaveURL(new RegExp(`date=${lastDay}`))
    // The previous page's bar shows the same until the new one is rendered.
    await expect.poll(() => firstDay.textContent()).not.toBe(before)
    await expect(bar(page)).toContainText(`${count} séances`)

    await bar(page).locator('summary').press('Enter')
    await bar(page).locator('details > button').press('Enter')
    await expect(order(page)).toHaveCount(0)
    expect(chosenIn(page.url())).toEqual([])
  })
})
