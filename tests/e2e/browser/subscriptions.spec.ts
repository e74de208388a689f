import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { modalOf } from '../modals.ts'
import { open, phone, test } from '../visitor.ts'

const address = () => `${originOf('fr')}/en/subscription`
const total = (page: Page) => page.locator('.plan__sum').filter({ visible: true })
const options = (page: Page) => page.locator('.options').filter({ visible: true })

const ordered = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test.describe('on a phone', () => {
  test.use(phone)

  test('the modal of a plan resets it when it closes; a plan with options shows its price, and leads to the order', async ({
    page,
  }) => {
    await open(page, address())
    await expect(options(page)).toHaveCount(0)
    const modal = modalOf(page, 'subscriptionPlan')
    const quantity = modal.getByRole('spinbutton').first()
    const opener = page.locator('[data-opens="subscriptionPlan"]').first()
    await opener.tap()
    await modal
      .getByRole('button', { name: /^One more/ })
      .first()
      .tap()
    await expect(quantity).toHaveValue('1')
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(options(page)).toHaveCount(0)
    await opener.tap()
    await expect(quantity).toHaveValue('0')
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)

    await page.locator('.partners summary').click()
    const cities = page.locator('.partners__city')
    const search = page.getByRole('searchbox', { name: /postcode/ })
    const all = await cities.count()
    await search.fill('lyon')
    await expect(cities).toHaveCount(1)
    await search.fill('zzz')
    await expect(cities).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(cities).toHaveCount(all)

    await page.getByRole('radio', { name: 'Choose Solo' }).check()
    await expect(total(page)).toContainText('19.90')
    await expect(options(page)).toHaveCount(1)

    const more = options(page).getByRole('button', { name: /^One more: Guest/ })
    await more.click()
    await more.click()
    await options(page)
      .getByRole('button', { name: /^One fewer: Guest/ })
      .click()
    await expect(total(page)).toContainText('27.40')

    const formats = options(page).getByRole('button', { name: /^One more: MAX/ })
    await formats.click()
    await expect(formats).toHaveAttribute('aria-disabled', 'true')
    await formats.click({ force: true })
    await expect(options(page).getByRole('spinbutton', { name: /MAX/ })).toHaveValue('1')
    await expect(total(page)).toContainText('31.40')

    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.locator('h1')).toContainText('CinéPass')
    expect(ordered(page)).toEqual({ plan: 'solo', 'options.solo.formats': '1', 'options.solo.guest': '1' })
    await expect(page.locator('main')).toContainText('31.40')
  })
})
