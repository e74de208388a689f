import { expect, type Page } from '@playwright/test'
import { originOf } from '../http.ts'
import { faultsInView, watch } from '../inspect.ts'
import { desktop, open, phone, unwatched as test } from '../visitor.ts'

const balance = `${originOf('nl')}/nl/giftcard/balance`
const voucher = `${originOf('fr')}/voucher`
const checks = /\/api\/(?:voucher|gift-card)\//
const outcome = (page: Page) => page.getByRole('main').getByRole('status')

async function checkVoucher(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code du bon').fill(code)
  await page.getByLabel('Code du bon').press('Enter')
}

/** Mocks responses of card checks; puzzles are real. */
async function respondWith(page: Page, status: number, headers: Record<string, string> = {}): Promise<void> {
  await page.unroute(checks)
  await page.route(checks, (route) => route.fulfill({ status, headers, json: { error: 'told' } }))
}

test.describe('on a phone', () => {
  test.use(phone)

  test('a gift-card check shows the balance, and can be repeated for another card', {
    tag: '@quick',
  }, async ({ page }) => {
    const errors = await watch(page)
    await open(page, balance)
    await expect(outcome(page)).toContainText('Links het nummer')
    await page.getByLabel('Kaartnummer').fill('6031 4200 0000 0018')
    await page.getByLabel('Pincode').fill('2468')
    await page.getByRole('button', { name: 'Saldo bekijken' }).click()
    await expect(outcome(page)).toContainText('42,50')
    await expect(outcome(page)).toContainText(/Geldig tot en met \d+ \p{L}+ 20\d\d/u)
    expect(new URL(page.url()).search).toBe('')
    expect(await faultsInView(page, errors)).toEqual([])
    await page.getByRole('button', { name: 'Andere kaart' }).click()
    await expect(outcome(page)).toContainText('Links het nummer')
    await expect(page.getByLabel('Kaartnummer')).toBeFocused()
    await expect(page.getByLabel('Kaartnummer')).toHaveValue('')
  })
})

test.describe('on a wide window', () => {
  test.use(desktop)

  test('a voucher is checked by keyboard; each outcome and each failure has its message, some with a retry', async ({
    page,
  }) => {
    await open(page, voucher)
    await checkVoucher(page, 'salle 2 places')
    await expect(outcome(page)).toContainText('Ce bon est valable')
    await expect(outcome(page)).toContainText('2 places')
    await checkVoucher(page, 'DEJA-VU-2026')
    await expect(outcome(page)).toContainText('Ce bon a déjà servi')
    await checkVoucher(page, 'ENTRACTE-2025')
    await expect(outcome(page)).toContainText('Expiré depuis le')
    await checkVoucher(page, 'NEVER-ISSUED')
    await expect(outcome(page)).toContainText('Ce bon est introuvable')
    await expect(page.getByLabel('Code du bon')).toHaveValue('NEVER-ISSUED')
    const cinemas = outcome(page).getByRole('link', { name: 'Trouver mon cinéma' })
    await expect(cinemas).toHaveAttribute('href', '/cinemas')

    await respondWith(page, 429, { 'retry-after': '150' })
    await checkVoucher(page, 'SALLE-2-PLACES')
    await expect(outcome(page)).toContainText('dans 3 minutes')
    await respondWith(page, 403)
    await checkVoucher(page, 'SALLE-2-PLACES')
    await expect(outcome(page)).toContainText('La vérification n’a pas abouti')
    await respondWith(page, 503)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(outcome(page)).toContainText('Le service ne répond pas')
    await page.unroute(checks)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(outcome(page)).toContainText('Ce bon est valable')
  })
})
