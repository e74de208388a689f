import { expect, type Locator, type Page } from '@playwright/test'
import { dayOf } from '../content.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { desktop, isSameDocument, numberIn, open, phone, test } from '../visitor.ts'

const calendarButton = (page: Page) => page.locator('.day--calendar')
const filtersButton = (page: Page) => page.locator('.filters__all > summary')
const dayInCalendar = (page: Page, day: string) => page.locator(`.rdp-root td[data-day="${day}"] button`)

/** Days of elements, in order. */
const daysIn = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getAttribute('data-day') ?? ''))

/** Distance in px from the strip's left edge to a day. */
const fromEdge = (page: Page, day: string) =>
  page.locator('.days').evaluate((strip, date) => {
    const shown = strip.querySelector(`[data-day="${date}"]`)
    return shown
      ? Math.round(shown.getBoundingClientRect().left - strip.getBoundingClientRect().left)
      : Number.NaN
  }, day)

test.describe('on a desktop, by keyboard', () => {
  test.use(desktop)

  test('arrows move by days, Home and End within the programme week; Enter opens the day, first in the strip', async ({
    page,
  }) => {
    const cinema = `${originOf('ch')}/de/kinos/bern-monbijou`
    // Late in the evening a cinema opens on the next day.
    const [tomorrow, dayAfter, nextWeek] = [dayOf('ch', 1), dayOf('ch', 2), dayOf('ch', 8)]
    await open(page, `${cinema}/filters/date-${tomorrow}`)
    // The strip is one stop of the Tab key.
    const inStrip = (day: string) => page.locator(`.day[data-day="${day}"]`)
    await inStrip(tomorrow).focus()
    await page.keyboard.press('ArrowRight')
    await expect(inStrip(dayAfter)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(calendarButton(page)).toBeFocused()
    await calendarButton(page).press('Enter')
    await expect(dayInCalendar(page, tomorrow)).toBeFocused()
    const calendar = modalOf(page, 'calendar')
    await expect(calendar.getByRole('heading')).toHaveText('Tag wählen')
    await expect(calendar.locator('th').first()).toHaveAttribute('aria-label', 'Mittwoch')
    const days = await daysIn(page.locator('.day[data-day]'))
    const months = new Set([...days, dayOf('ch', 0)].map((day) => day.slice(0, 7)))
    await expect(calendar.getByRole('grid')).toHaveCount(months.size)
    expect(await daysIn(calendar.locator('td[data-day]:has(button:enabled)'))).toEqual(days)
    await page.keyboard.press('ArrowRight')
    await expect(dayInCalendar(page, dayAfter)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await expect(dayInCalendar(page, nextWeek)).toBeFocused()
    await page.keyboard.press('Home')
    const first = await page
      .locator('.rdp-root button:focus')
      .evaluate((button) => button.closest('td')?.dataset.day ?? '')
    expect(new Date(first).getUTCDay()).toBe(3)
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await expect(dayInCalendar(page, first)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(calendar).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`/filters/date-${first}$`))
    await expect(page.locator(`.day[data-day="${first}"]`)).toHaveAttribute('aria-current', 'date')
    await expect(calendarButton(page)).toBeFocused()
    await expect.poll(() => fromEdge(page, first).then(Math.abs)).toBeLessThan(2)
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('on a phone, by touch', () => {
  test.use(phone)

  test('filters chosen in a row update the counts and the page behind, and can all be cleared', async ({
    page,
  }) => {
    await open(page, `${originOf('nl')}/nl/films`)
    const all = await numberIn(page.locator('.filters .count'))
    await filtersButton(page).tap()
    const sheet = modalOf(page, 'filters')
    await expect(sheet).toBeVisible()
    // Includes the history entry of the modal.
    const before = await page.evaluate(() => history.length)
    const show = sheet.locator('.filter-foot .btn--solid')
    const genres = sheet.getByRole('group', { name: 'Genre' })
    if (!(await genres.getByRole('checkbox').first().isVisible()))
      await sheet.locator('summary', { hasText: 'Genre' }).tap()
    const count = await numberIn(genres.locator('.check small').first())
    await genres.locator('.check').first().tap()
    await expect(genres.getByRole('checkbox').first()).toBeChecked()
    await expect(show).toHaveText(new RegExp(`\\b${count} `))
    await expect(sheet).toBeVisible()

    // The second follows at once, before the page has responded.
    const [second, third] = [genres.locator('.check').nth(1), genres.locator('.check').nth(2)]
    await second.tap()
    await third.tap()
    await expect(genres.getByRole('checkbox', { checked: true })).toHaveCount(3)
    await expect(page).toHaveURL(/\/filters\/genres-[a-z-]+_[a-z-]+_[a-z-]+$/)
    await expect.poll(() => numberIn(show)).toBeGreaterThan(count)
    const shown = await numberIn(show)
    expect(shown).toBeLessThanOrEqual(all)
    await show.tap()
    await expect(sheet).toHaveCount(0)
    await expect(page.locator('.grid-posters').first().locator('.card')).toHaveCount(shown)
    expect(await page.evaluate(() => history.length)).toBe(before)

    await filtersButton(page).tap()
    await sheet.getByRole('button', { name: 'Alles wissen' }).tap()
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect.poll(() => numberIn(show)).toBe(all)
    await expect(page).toHaveURL(/\/films$/)
    expect(await isSameDocument(page)).toBe(true)
  })
})
