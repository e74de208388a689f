import { expect } from '@playwright/test'
import { dayOf } from '../content.ts'
import { originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { open, phone, test } from '../visitor.ts'

const film = `${originOf('fr')}/films/the-ninth-orbit`

test.use(phone)

test('a film’s cinemas are compared by their boards, and the film is shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const errors = await watch(page)
  await open(page, `${film}/filters/date-${dayOf('fr', 1)},localisation-lyon-bellecour`)
  await page.locator('.show-views a[href*="view=compare"]').click()
  await expect(page).toHaveURL(/view=compare$/)
  const cinemas = page.locator('.cmp > li')
  await expect(cinemas.nth(0)).toContainText(/Lyon Bellecour.*€/)
  await expect(cinemas.nth(1)).toContainText(/Lyon.*km/)
  expect(await faultsInView(page, errors)).toEqual([])
  await page.getByRole('link', { name: 'Après 21 h' }).click()
  await expect(page).toHaveURL(/view=compare-late$/)
  await expect(page.locator('.cmp time').first()).toHaveText(/^2[1-3]:/)
  await page.locator('.cmp a.time').first().click()
  const modal = page.locator('dialog[open]')
  await expect(modal).toContainText('La Neuvième Orbite')
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)

  // The share sheet of the device, or else a copied link.
  await page.evaluate(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = data?.url
    }
  })
  const control = page.locator('.film__act a[href^="mailto:"]')
  await control.click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', film)
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await control.click()
  await expect(control).toHaveText('Lien copié')
  await expect(page.locator('.film__act').getByRole('status')).toHaveText('Lien copié')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(film)
})
