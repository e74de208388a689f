import { expect, type Page } from '@playwright/test'
import { flagOrigin, openConsole, unique } from '../flag-owners.ts'
import { faultsForReaders } from '../inspect.ts'
import { desktop, test } from '../visitor.ts'

/** No other test touches it. */
const cell = (page: Page) => page.getByRole('switch', { name: 'More from, Tunisia' })
const dialog = (page: Page) => page.getByRole('dialog')

test.describe('planning a switch', () => {
  test.use(desktop)

  test('a switch is planned in the dialog of its cell, is on the cell, and is called off there', async ({
    page,
  }) => {
    const reason = unique('Campaign')
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    await openConsole(page, '/?q=landing')
    await cell(page).click()
    await dialog(page).getByRole('radio', { name: 'On', exact: true }).check()
    await dialog(page).getByText('Not now, but at a set time').click()
    await dialog(page).getByLabel('From').fill(`${day}T00:00`)
    await dialog(page).getByLabel('Until').fill(`${day}T18:30`)
    await dialog(page).getByLabel('Reason').fill(reason)
    await dialog(page).getByRole('button', { name: 'Plan it' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('#announcement')).toHaveText('One switch is planned.')
    await expect(cell(page)).toHaveAttribute('aria-checked', 'false')
    await expect(cell(page)).toHaveAccessibleDescription(/Planned: on from .*, 00:00 until .*, 18:30\./)
    await expect(page.getByRole('cell').filter({ has: cell(page) })).toContainText(/on \d+ \w+ 20\d\d/)

    await cell(page).click()
    await expect(dialog(page)).toContainText(reason)
    expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
    await dialog(page)
      .getByRole('button', { name: /^Call off: on from/ })
      .click()
    await expect(dialog(page)).toBeHidden()
    await expect(cell(page)).not.toHaveAccessibleDescription(/Planned/)
    await page.goto(`${flagOrigin}/plans`)
    await expect(page.getByRole('listitem').filter({ hasText: reason })).toContainText('Called off by admin')
  })

  test('a plan of several countries is one entry of the list, and called off as one', async ({ page }) => {
    const reason = unique('Night of works')
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    await openConsole(page, '/?q=youtube')
    await page.getByRole('link', { name: 'YouTube: switch in several countries' }).click()
    await dialog(page).getByRole('radio', { name: 'Off', exact: true }).check()
    await dialog(page).getByLabel('Reason').fill(reason)
    await dialog(page).getByText('Not now, but at a set time').click()
    await dialog(page).getByRole('textbox', { name: 'From' }).fill(`${day}T00:00`)
    await dialog(page).getByRole('button', { name: 'Plan it' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('#announcement')).toHaveText('8 switches are planned.')
    await page.goto(`${flagOrigin}/plans`)
    const plan = page.getByRole('listitem').filter({ hasText: reason })
    await expect(plan).toContainText('YouTube: 8 countries')
    await plan.getByRole('button', { name: 'Call off: YouTube: 8 countries' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The plan was called off.' })).toBeVisible()
    await plan.getByText('YouTube: 8 countries').click()
    await expect(plan.getByText('Called off by admin')).toHaveCount(8)
    expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
  })
})
