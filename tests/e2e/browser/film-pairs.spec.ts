import { expect } from '@playwright/test'
import { bookableShowtime } from '../content.ts'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { isSameDocument, open, phone, test } from '../visitor.ts'

test.use(phone)

test('the programme of a cinema has quick looks with its times, and a view of two films in a row', async ({
  page,
}) => {
  const { show, cinema, date } = await bookableShowtime('fr')
  await open(page, `${originOf('fr')}/cinemas/${cinema}/filters/date-${date}`)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page
    .getByRole('button', { name: `Aperçu : ${show.title}` })
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
    (await pair.locator('.pair__title').last().textContent()) ?? '',
  )
})
