import { expect, test } from '@playwright/test'
import { flagOrigin, openConsole } from '../flag-owners.ts'
import { faultsForReaders } from '../inspect.ts'
import { phone } from '../visitor.ts'

test.use({ ...phone, timezoneId: 'Africa/Tunis' })

test('an owner asks what a visitor gets, with the choices in the address, and reads times on her own clock', async ({
  page,
}) => {
  await openConsole(page, '/visitor?site=be')
  await page.getByLabel('Device').selectOption('Tablet')
  const shown = page.locator('#count')
  await expect(shown).toHaveText(/^Belgium, English, Tablet, no id: \d+ of \d+ features are on\.$/)
  await page.getByLabel('Anonymous id').fill('a-visitor')
  await expect(shown).toHaveText(/^Belgium, English, Tablet, id a-visitor:/)
  await expect(page).toHaveURL(`${flagOrigin}/visitor?site=be&language=en&device=tablet&id=a-visitor`)
  await page.reload()
  await expect(page.getByLabel('Device')).toHaveValue('tablet')
  await expect(page.getByRole('row', { name: /^Smart banner By visitor/ })).toContainText(/On|Off/)
  expect(await faultsForReaders(page, ['light', 'dark'])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expect(page.getByText('Times are in the zone Africa/Tunis.')).toBeVisible()
})
